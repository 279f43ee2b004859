import { describe, expect, test } from 'vitest';
import { seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import { publish } from '#api/domains/analytics/testing/published.ts';
import { testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import { getAnalytics } from '#shared/contracts/analytics.ts';
import { generateContent, generateReply } from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { trainForecasts } from '../train-forecasts.ts';

const app = testApp();
const HOUR = 3_600_000;

const asks = (at: number) => `why would fees rise in week ${at}?`;
const tells = (at: number) => `gm, week ${at} of the bear market`;

/** Somebody whose account has posts with figures, each reaching what `likes` says of it. */
async function somebody(
  name: string,
  posts: number,
  likes: (isQuestion: boolean, next: () => number) => number,
) {
  const desk = await scheduleFixture(app, name);
  const accountId = await desk.connect(`${name}_x`);
  const { next } = seededRandom(name);
  await publish(
    app,
    desk,
    Array.from({ length: posts }, (_, at) => {
      const isQuestion = next() < 0.5;
      return {
        at: new Date(Date.now() - (posts - at) * HOUR).toISOString(),
        text: isQuestion ? asks(at) : tells(at),
        accountId,
        figures: { impressions: 1_000, likes: Math.round(likes(isQuestion, next)) },
      };
    }),
  );
  return desk;
}

const learnable = (isQuestion: boolean, next: () => number) =>
  (isQuestion ? 60 : 10) * (0.5 + next());

async function draft({ user }: Desk, prompt = 'Rollup fees fall because blobs are cheap') {
  const persona = await user.call(createPersona, {
    body: { name: 'Dana', description: 'd', personality: 'p' },
  });
  return user.call(generateContent, { body: { personaId: persona.id, prompt, provider: 'local' } });
}

const train = () => trainForecasts(app.running.ctx);
const forecasts = async ({ user }: Desk) => (await user.call(getAnalytics)).forecasts;

describe('an engagement figure', () => {
  test('is none without an account, and none for a reply; the checklist stands in for it', async () => {
    const desk = await scheduleFixture(app, 'fc_none');
    const { forecast, checks, explanation, engagement_score } = await draft(desk);
    expect(forecast).toEqual({
      score: null,
      correlation: null,
      posts: 0,
      reason: 'No engagement forecast yet: no X account is connected.',
    });
    expect(checks.some(({ holds }) => holds)).toBe(true);
    expect(checks.some(({ holds }) => !holds)).toBe(true);
    expect(explanation[0]).toBe(forecast?.reason);
    // Clients of older versions still find it.
    expect(engagement_score).toBeGreaterThan(0);
    const reply = await desk.user.call(generateReply, {
      body: {
        originalTweet: 'Solana fees are spiking again',
        tweetAuthor: 'anna',
        context: 'fees are an honest signal',
        provider: 'local',
      },
    });
    expect(reply.forecast).toMatchObject({ score: null, posts: 0 });
    expect(reply.checks.length).toBeGreaterThan(0);
  });

  test('is none with 99 posts, whatever they reach, and says how many it takes', async () => {
    const desk = await somebody('fc_few', 99, learnable);
    await train();
    const { forecast } = await draft(desk);
    expect(forecast).toEqual({
      score: null,
      correlation: null,
      posts: 99,
      reason: 'No engagement forecast yet: 99 of 100 posts of @fc_few_x have results.',
    });
    const advanced = await desk.user.call(generateAdvanced, {
      body: {
        targetAudience: 'DeFi traders',
        projectInfo: 'Our rollup is live today.',
        provider: 'local',
      },
    });
    expect(advanced.forecast).toEqual(forecast);
    expect(await forecasts(desk)).toEqual([
      { posts: 99, correlation: null, reason: forecast?.reason },
    ]);
  });

  test('comes with its correlation from 100 posts on, and only once they were learnt from', async () => {
    const desk = await somebody('fc_some', 100, learnable);
    expect((await draft(desk)).forecast).toMatchObject({ score: null, posts: 100 });
    await Promise.all([train(), train()]);
    const { forecast, messages } = await draft(desk, 'Fees fall because blobs are cheap');
    const { score, correlation } = forecast as { score: number; correlation: number };
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
    expect(correlation).toBeGreaterThanOrEqual(0.45);
    expect(forecast?.reason).toBe(
      `Expected to do better than ${score} of 100 posts of the account. Learned from 100 posts of @fc_some_x; rank correlation ${correlation} on the newest 20.`,
    );
    expect(messages['forecast.reason']?.code).toBe('forecast.score');
    expect((await forecasts(desk))[0]).toMatchObject({ posts: 100, correlation });
  });

  test('is none where what was learnt does not hold for the newest posts', async () => {
    const desk = await somebody('fc_noise', 140, (_, next) => 90 * next());
    await train();
    const { forecast } = await draft(desk);
    expect(forecast).toMatchObject({ score: null, posts: 140 });
    expect(forecast?.correlation).toBeLessThan(0.3);
    expect(forecast?.reason).toMatch(/^No engagement forecast: what was learned from 140 posts/);
  });

  test('is learnt anew once a day, and no workspace sees another one’s', async () => {
    const [desk, other] = [
      await somebody('fc_again', 120, learnable),
      await scheduleFixture(app, 'fc_other'),
    ];
    const trained = async () =>
      (await app.asOwner(`select trained_at::text as at from engagement_models
        where workspace_id = '${desk.workspaceId}'`)) as { at: string }[];
    await train();
    const first = await trained();
    await train();
    expect(await trained()).toEqual(first);
    await app.asOwner(`update engagement_models set trained_at = now() - interval '25 hours'
      where workspace_id = '${desk.workspaceId}'`);
    const aged = await trained();
    await train();
    expect(await trained()).not.toEqual(aged);
    expect(await forecasts(other)).toEqual([]);
  });
});
