import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { getAnalytics } from '#shared/contracts/analytics.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { ianaZone, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { type Published, publish } from '../testing/published.ts';

const app = testApp();
const HOUR = 3_600_000;
const DAYS = 45;
const providers = ['openai', 'local', undefined];

/** The same posts in every run, seven hours and a bit apart, up to this moment. */
function posts(personaIds: readonly string[], now: number): Published[] {
  return Array.from({ length: DAYS * 3 }, (_, at) => {
    const [personaId] = at % 4 === 0 ? [] : [personaIds[at % personaIds.length]];
    const provider = providers[at % 3];
    return {
      at: new Date(now - at * 7.3 * HOUR).toISOString(),
      ...(personaId && { personaId }),
      ...(provider && { provider, voiceMatch: at % 100 }),
      ...(at % 5 !== 0 && { figures: { impressions: 100 + at, likes: at % 11 } }),
    };
  });
}

/** From the posts alone, without any totals. */
function summed(all: readonly Published[], keyOf: (post: Published) => string | null) {
  const groups = new Map<
    string | null,
    { posts: number; engagement: number; reach: number; voice: number[] }
  >();
  for (const post of all) {
    const group = groups.get(keyOf(post)) ?? { posts: 0, engagement: 0, reach: 0, voice: [] };
    group.posts += 1;
    group.engagement += post.figures?.likes ?? 0;
    group.reach += post.figures?.impressions ?? 0;
    if (post.voiceMatch !== undefined) group.voice.push(post.voiceMatch);
    groups.set(keyOf(post), group);
  }
  return [...groups]
    .map(([id, { voice, ...sums }]) => ({
      id,
      ...sums,
      voiceMatch:
        voice.length > 0 ? Math.round(voice.reduce((sum, one) => sum + one) / voice.length) : null,
    }))
    .sort((one, other) => String(one.id).localeCompare(String(other.id)));
}

test.each(['UTC', 'EST', 'PST', 'CET', 'JST'])(
  'a period has the posts of its days in %s, by persona and by provider, weeks and rests alike',
  async (name) => {
    const desk = await scheduleFixture(app, `origins_${name}`);
    await app.asOwner(`insert into settings (workspace_id, data, secrets) values
      ('${desk.workspaceId}', '{"profile": {"timezone": "${name}"}}', '{}')`);
    const body = { description: 'Markets', personality: 'Dry' };
    const personas = [
      await desk.user.call(createPersona, { body: { ...body, name: 'Mira' } }),
      await desk.user.call(createPersona, { body: { ...body, name: 'Milo' } }),
    ];
    const now = Date.now();
    const zone = ianaZone(name) ?? 'UTC';
    const all = posts(
      personas.map(({ id }) => id),
      now,
    );
    await publish(app, desk, all);
    const today = wallClockOf(now, zone).slice(0, 10);
    const dayOf = ({ at }: Published) => wallClockOf(Date.parse(at), zone).slice(0, 10);
    for (const [back, length] of [
      [0, 1],
      [0, 30],
      [3, 4],
      [9, 21],
      [40, 41],
    ] as const) {
      const end = dayAfter(today, -back);
      const start = dayAfter(end, 1 - length);
      const found = await desk.user.call(getAnalytics, { query: { start, end } });
      const within = all.filter((post) => dayOf(post) >= start && dayOf(post) <= end);
      const told = (groups: typeof found.personas) =>
        groups
          .map(({ id, posts, engagement, reach, voiceMatch }) => ({
            id,
            posts,
            engagement,
            reach,
            voiceMatch,
          }))
          .sort((one, other) => String(one.id).localeCompare(String(other.id)));
      expect(told(found.personas), `${start} to ${end}`).toEqual(
        summed(within, ({ personaId }) => personaId ?? null),
      );
      expect(told(found.providers)).toEqual(summed(within, ({ provider }) => provider ?? null));
      expect(found.summary.posts.value).toBe(within.length);
      const likes = within.map(({ figures }) => figures?.likes ?? 0);
      const measured = within.filter(({ figures }) => figures).length;
      expect(found.topPosts.map(({ engagement }) => engagement)).toEqual(
        likes.sort((one, other) => other - one).slice(0, Math.min(10, measured)),
      );
    }
  },
);
