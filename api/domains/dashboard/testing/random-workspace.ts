import { seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { TestApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const READINGS = 3;

interface Reading {
  postId: string;
  position: number;
  impressions: number;
  likes: number;
  reposts: number;
  replies: number;
  quotes: number;
  bookmarks: number;
  urlClicks: null;
  profileClicks: null;
}

/**
 * A workspace with posts before and after an instant, several readings of their parts, accounts with
 * followers, and revenue, all at random; answers its id. `keep` keeps a reading.
 */
export async function randomWorkspace(
  app: TestApp,
  name: string,
  now: number,
  seed: number,
  keep: (tx: Db, owner: string, parts: Reading[]) => Promise<unknown>,
): Promise<string> {
  const { workspaceId: owner, connect } = await scheduleFixture(app, name);
  const random = seededRandom(String(seed));
  const roll = (below: number) => Math.floor(random.next() * below);
  const day = (ago: number) => new Date(now - ago * DAY).toISOString().slice(0, 10);

  const posted = Array.from({ length: 240 }, (_, at) => {
    // Some around the edge of every period.
    const days = [4, 16, 75][at % 3] ?? 0;
    return new Date(now + DAY / 4 - roll(days * 24 * 60) * MINUTE).toISOString();
  });
  const posts = (await app.asOwner(`
    insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
      not_before, grace_minutes, status, posted_at)
    select '${owner}', 'twitter', now(), 'UTC', '', now(), 60, status, at::timestamptz
    from (values ${posted.map((at) => `('${roll(10) === 0 ? 'failed' : 'posted'}', '${at}')`).join()})
      as post (status, at)
    returning id, status`)) as { id: string; status: string }[];
  for (let reading = 0; reading < READINGS; reading += 1) {
    const parts = posts.flatMap(({ id: postId, status }, at) => {
      // Some that nobody has read yet, or not this time.
      if (status === 'failed' || at % 9 === 0 || roll(3) === 0) return [];
      return Array.from({ length: 1 + (at % 3) }, (_, position) => ({
        postId,
        position,
        impressions: roll(9_000),
        likes: roll(300),
        reposts: roll(50),
        replies: roll(40),
        quotes: roll(9),
        bookmarks: roll(30),
        urlClicks: null,
        profileClicks: null,
      }));
    });
    await withWorkspace(app.running.ctx.db, owner, (tx) => keep(tx, owner, parts));
  }

  // One that has long been there, one that came lately, one that is disconnected.
  for (const [kind, days] of [
    ['old', 60],
    ['new', 9],
    ['gone', 60],
  ] as const) {
    const id = await connect(`${name}_${kind}`);
    await app.asOwner(`update social_accounts set followers = ${roll(5_000)},
      access_token = '${kind === 'gone' ? '' : 'x'}' where id = '${id}'`);
    const known = new Set(Array.from({ length: days / 2 }, () => roll(days)));
    const rows = [...known].map((ago) => `('${owner}', '${id}', '${day(ago)}', ${roll(5_000)})`);
    await app.asOwner(`insert into follower_snapshots (workspace_id, account_id, day, followers)
      values ${rows.join()}`);
  }
  const entries = Array.from(
    { length: 60 },
    () => `('${owner}', ${roll(90_000) - 9_000}, '${day(roll(320) - 90)}')`,
  );
  await app.asOwner(`insert into revenue_entries (workspace_id, amount_cents, earned_on)
    values ${entries.join()}`);
  return owner;
}
