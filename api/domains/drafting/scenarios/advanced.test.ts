import { describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { testApp } from '#api/testing/app.ts';
import { pngOf } from '#api/testing/png.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import {
  advancedContentTypes,
  audienceTones,
  degeneracyLevels,
  generateAdvanced,
  useCases,
} from '#shared/contracts/advanced-generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';

const LOCAL_NOTE = 'Read on this machine without an AI model: text, size and colours only.';
const sandbox = await aiSandbox();

const bare = testApp();
const keyed = testApp({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: sandbox.openAiUrl });

const { dataUrl: picture } = pngOf(200);
const input = {
  personaType: 'ct_lead',
  useCase: 'project_brand',
  targetAudience: 'stablecoin treasurers',
  projectInfo: 'Bridgely moves stablecoins between chains.',
  influencerStyle: 'one-liners, dry',
  referenceContent: 'Settlement is the product.',
  degeneracyLevel: 'high',
  contentType: 'announcement',
  audienceTone: 'bullish',
  trendingTopic: 'stablecoin season',
} as const;

describe('an image', () => {
  it.each(['', '  ', null, undefined])('that is %j is none', async (imageBase64) => {
    const user = await bare.signIn('no_image');
    const { notes, ...draft } = await user.call(generateAdvanced, { body: input });
    const body = { ...input, imageBase64 };
    expect(await user.call(generateAdvanced, { body })).toEqual({ notes, ...draft });
    expect(notes).not.toContain(LOCAL_NOTE);
  });
});

describe('with a model', () => {
  it('everything that was entered reaches it, foreign texts as data', async () => {
    const user = await keyed.signIn('advanced');
    const body = { ...input, imageBase64: picture };
    const draft = await user.call(generateAdvanced, { body });
    const [looked, wrote] = sandbox.heard;
    expect(looked?.pictures).toEqual([picture]);
    const [task = ''] = wrote?.messages ?? [];
    const data = task.split('\n').find((line) => line.startsWith('{')) ?? '';
    expect(task).toContain('stablecoin treasurers');
    expect(task).toMatch(/announcement.*one clear thing/);
    expect(task).toMatch(/hopeful.*much crypto slang/);
    expect(wrote?.system).toContain('a leading voice of crypto Twitter');
    expect(JSON.parse(data)).toEqual({
      reference: 'Settlement is the product.',
      project: 'Bridgely moves stablecoins between chains.',
      trend: 'stablecoin season',
      style: 'one-liners, dry',
      picture: 'A sandbox model says so\nText: A sandbox model says so',
    });
    expect(wrote?.system).not.toContain('stablecoin season');
    expect(draft).toMatchObject({
      provider: 'openai',
      targetMetrics: { expectedLikes: null, expectedRetweets: null, expectedReplies: null },
    });
    expect(draft.optimizations.length).toBeGreaterThan(0);
  });

  it('that does not see, this machine reads what it can, and the draft says so', async () => {
    sandbox.fault = 'wrong-schema';
    const user = await keyed.signIn('blind');
    const asked = user.refused(generateAdvanced, { body: { ...input, imageBase64: picture } });
    expect(await asked).toMatchObject({ status: 502 });
    sandbox.fault = 'draft-only';
    const body = { ...input, imageBase64: picture };
    const draft = await user.call(generateAdvanced, { body });
    expect(draft.notes).toContain(LOCAL_NOTE);
    const data = sandbox.heard.at(-1)?.messages[0];
    expect(data).toContain('"picture":"A square picture of 1 x 1 pixels');
  });

  it('a thread that comes in one piece is numbered and split', async () => {
    sandbox.fault = 'long';
    const user = await keyed.signIn('threads');
    const body = { ...input, contentType: 'thread' } as const;
    const draft = await user.call(generateAdvanced, { body });
    const posts = draft.content.split('\n\n');
    expect(posts.length).toBeGreaterThan(2);
    for (const [at, post] of posts.entries()) {
      expect(post.startsWith(`${at + 1}/ `)).toBe(true);
      expect(weightedLength(post)).toBeLessThanOrEqual(280);
    }
    expect(draft.notes).toContain('Split into posts that fit.');
  });

  it('a persona lends its voice, and somebody else has none of it', async () => {
    const [user, thief] = [await keyed.signIn('lender'), await keyed.signIn('borrower')];
    const persona = {
      name: 'Dana',
      description: 'Trades',
      personality: 'Dry',
      trainingData: 'gm frens\nfees again\nstablecoin season is every season',
    };
    const personaId = (await user.call(createPersona, { body: persona })).id;
    await user.call(generateAdvanced, { body: { ...input, personaId } });
    expect(sandbox.heard[0]?.system).toContain('"stablecoin season is every season"');
    const refused = await thief.refused(generateAdvanced, { body: { ...input, personaId } });
    expect(refused).toMatchObject({ status: 404, message: 'Persona not found' });
  });
});

describe('with the built-in provider', () => {
  it('takes up the topic, the audience, the options and the mood', async () => {
    const user = await bare.signIn('builtin');
    const draft = await user.call(generateAdvanced, { body: { ...input, imageBase64: picture } });
    expect(draft.provider).toBe('local');
    expect(draft.content.toLowerCase()).toMatch(/bridgely/);
    expect(draft.notes).toEqual(
      expect.arrayContaining([
        'Built-in, no AI model.',
        LOCAL_NOTE,
        'The built-in provider learns a style from posts, not from a description of one.',
      ]),
    );
    expect(draft.engagementScore).toBeGreaterThan(0);
    expect(draft.viralPotential).toBeGreaterThan(0);
    expect(['bullish', 'bearish', 'neutral']).toContain(draft.sentimentAlignment.sentiment);
    const [activity] = await user.call(listActivities);
    expect(activity).toMatchObject({
      type: 'content_generated',
      description: 'Drafted for "stablecoin treasurers" with Built-in',
    });
  });

  it('lays out what was given within the limits for every choice there is', async () => {
    const user = await bare.signIn('choices');
    const choices = [
      ...advancedContentTypes.map((contentType) => ({ contentType })),
      ...useCases.map((useCase) => ({ useCase })),
      ...audienceTones.map((audienceTone) => ({ audienceTone })),
      ...degeneracyLevels.map((degeneracyLevel) => ({ degeneracyLevel })),
    ];
    const projectInfo = 'The staking dashboard is live. It shows where the yield comes from.';
    for (const choice of choices) {
      const body = { targetAudience: 'traders', projectInfo, ...choice };
      const { content } = await user.call(generateAdvanced, { body });
      expect(content.toLowerCase()).toContain('the staking dashboard is live');
      for (const post of content.split('\n\n')) {
        expect(weightedLength(post)).toBeLessThanOrEqual(280);
      }
    }
  });

  it('asks two questions where nothing but an audience or a topic is given', async () => {
    const user = await bare.signIn('audience_only');
    for (const body of [
      { targetAudience: 'Solana traders' },
      { targetAudience: 'traders', trendingTopic: 'restaking risks' },
    ]) {
      const refused = await user.refused(generateAdvanced, { body });
      expect(refused).toMatchObject({ code: 'no_draft', params: { situation: 'bare_topic' } });
    }
  });

  it.each([
    [{ targetAudience: ' ' }, 422, 'Target audience is required'],
    [
      { imageBase64: 'not a picture' },
      422,
      'Image must be a PNG, JPEG, GIF or WebP picture, sent as base64',
    ],
    [
      { imageBase64: `iVBORw0KGgo${'A'.repeat(7_000_000)}=` },
      413,
      'Image must be smaller than 5MB',
    ],
  ])('refuses %o', async (wrong, status, message) => {
    const user = await bare.signIn('refused');
    const refused = await user.refused(generateAdvanced, { body: { ...input, ...wrong } });
    expect(refused).toMatchObject({ status, message });
  });
});
