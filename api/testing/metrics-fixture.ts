import pino from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Connection, connect } from '#api/db/database.ts';
import { freshAccessToken } from '#api/domains/accounts/public.ts';
import type { Tools } from '#api/domains/metrics/as-account.ts';
import {
  type Actor,
  Stage,
  stageApp,
} from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { metricsOf } from '#tools/sandbox/x-api/posts/post-metrics.ts';
import type { Account, Post } from '#tools/sandbox/x-api/records.ts';
import { startXSandbox, type XSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';

/** A database, an X whose clock the test sets, and posts that are on it. */
export interface MetricsFixture {
  readonly stage: Stage;
  readonly ctx: Tools;
  /** Time goes by, at X and in the database. */
  pass(minutes: number): Promise<void>;
  /** Puts posts on X and into the database as published now; a thread is a list. */
  publish(actor: Actor, posts: (string | string[])[]): Promise<string[]>;
  /** How often posts were asked for since the stage began. */
  reads(): number;
  /** What X's own ledger says of these posts by now, in the columns of `post_metrics`. */
  ledger(actor: Actor, postIds: string[]): Promise<object[]>;
  /** What is stored of them. */
  stored(postIds: string[]): Promise<object[]>;
  /** Minutes until a post is read next; null for never. */
  dueIn(postId: string): Promise<number | null>;
}

export const MINUTE = 1;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function metricsFixture(): MetricsFixture {
  let database: TestDatabase;
  let sandbox: XSandbox;
  let stage: Stage;
  let across: Connection;
  // X's clock stands still in between, so that nothing grows while a test compares.
  let clock = Date.now();
  beforeAll(async () => {
    database = await cloneDatabase();
    sandbox = await startXSandbox({ port: 0, app: stageApp, now: () => clock });
    stage = new Stage(database.url, sandbox, database.asOwner);
    across = connect(database.url, 'worker', () => {});
  });
  beforeEach(() => {
    sandbox.control.fault({ kind: 'clear' });
    sandbox.control.fault({ kind: 'rate_limits', on: false });
  });
  afterAll(async () => {
    await stage.close();
    await across.close();
    await sandbox.stop();
    await database.drop();
  });
  const listed = (ids: string[]) => ids.map((id) => `'${id}'`).join(',');
  const partsOf = async (ids: string[]) =>
    (await database.asOwner(`select post_id, external_id from post_parts
      where post_id in (${listed(ids)})`)) as { post_id: string; external_id: string }[];

  return {
    get stage() {
      return stage;
    },
    get ctx() {
      const { db, x, sealer } = stage;
      return {
        db,
        across: across.db,
        x,
        sealer,
        env: stage.env({}),
        log: pino({ level: 'silent' }),
      };
    },
    async pass(minutes) {
      clock += minutes * 60_000;
      const ago = `interval '${minutes} minutes'`;
      await database.asOwner(`
        update scheduled_posts set posted_at = posted_at - ${ago},
          metrics_due_at = metrics_due_at - ${ago};
        update social_accounts set figures_due_at = figures_due_at - ${ago},
          token_expires_at = token_expires_at - ${ago};
        update metric_snapshots set taken_at = taken_at - ${ago};
        update post_metrics set read_at = read_at - ${ago};
        update follower_snapshots set day = day - ${Math.floor(minutes / DAY)}`);
    },
    async publish(actor, posts) {
      const { workspaceId, accountId } = actor;
      const parts = posts.map((post) => [post].flat());
      const ids = await stage.scheduleMany(
        actor,
        parts.map((texts) => ({ parts: texts, inMs: 3_600_000 })),
      );
      const token = await freshAccessToken(this.ctx, workspaceId, accountId);
      const live: string[] = [];
      for (const [at, texts] of parts.entries()) {
        let replyTo: string | null = null;
        for (const [position, text] of texts.entries()) {
          const post = { text, replyTo, mediaIds: [], madeWithAi: false, paidPartnership: false };
          const { id } = await stage.x.createPost(token, post);
          replyTo = id;
          live.push(`('${ids[at]}'::uuid, ${position}, '${id}')`);
        }
      }
      await database.asOwner(`update post_parts part set external_id = live.id, posted_at = now()
        from (values ${live.join(',')}) as live (post_id, position, id)
        where part.post_id = live.post_id and part.position = live.position`);
      await database.asOwner(`update scheduled_posts set status = 'posted', posted_at = now(),
        metrics_due_at = now() + interval '10 minutes' where id in (${listed(ids)})`);
      return ids;
    },
    reads: () => sandbox.control.truth().calls.list ?? 0,
    async ledger({ workspaceId, accountId }, postIds) {
      const token = await freshAccessToken(this.ctx, workspaceId, accountId);
      const { followers } = await stage.x.me(token);
      const { posts } = sandbox.control.truth();
      const parts = await partsOf(postIds);
      return postIds.map((postId) => {
        const mine = parts.filter(({ post_id }) => post_id === postId);
        const each = mine.map(({ external_id: id }) => {
          const post = posts.find((one) => one.id === id);
          const replies = posts.filter(({ replyTo }) => replyTo === id).length;
          return metricsOf(
            { id, createdAt: Date.parse(post?.createdAt ?? '') } as Post,
            { followers } as Account,
            replies,
            clock,
          );
        });
        const sum = (of: (one: (typeof each)[number]) => number) =>
          each.reduce((total, one) => total + of(one), 0);
        return {
          post_id: postId,
          impressions: Math.max(...each.map((one) => one.public_metrics.impression_count)),
          likes: sum((one) => one.public_metrics.like_count),
          reposts: sum((one) => one.public_metrics.retweet_count),
          replies: sum((one) => one.public_metrics.reply_count),
          quotes: sum((one) => one.public_metrics.quote_count),
          bookmarks: sum((one) => one.public_metrics.bookmark_count),
          url_clicks: sum((one) => one.non_public_metrics.url_link_clicks),
          profile_clicks: sum((one) => one.non_public_metrics.user_profile_clicks),
        };
      });
    },
    async stored(postIds) {
      return (await database.asOwner(`
        select post_id, impressions::int, likes::int, reposts::int, replies::int, quotes::int,
          bookmarks::int, url_clicks::int, profile_clicks::int
        from post_metrics where post_id in (${listed(postIds)})
        order by array_position(array[${listed(postIds)}]::uuid[], post_id)`)) as object[];
    },
    async dueIn(postId) {
      const [row] = (await database.asOwner(`
        select round(extract(epoch from metrics_due_at - now()) / 60)::int as minutes
        from scheduled_posts where id = '${postId}'`)) as { minutes: number | null }[];
      return row?.minutes ?? null;
    },
  };
}
