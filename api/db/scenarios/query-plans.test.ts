import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialRow } from '#api/domains/accounts/social-stats.ts';
import { listActivities } from '#api/domains/activities/queries.ts';
import type { Period } from '#api/domains/analytics/period.ts';
import {
  findFigures,
  listFollowers,
  listFollowersBefore,
  sumFigures,
} from '#api/domains/analytics/queries.ts';
import { listReportedPosts } from '#api/domains/analytics/report-queries.ts';
import { sumRevenue } from '#api/domains/analytics/revenue-queries.ts';
import { statsAt } from '#api/domains/dashboard/queries.ts';
import { today } from '#api/domains/dashboard/today-queries.ts';
import { claimDuePosts } from '#api/domains/metrics/claim-due-posts.ts';
import { keepReading, lockPosts } from '#api/domains/metrics/queries.ts';
import { dropOldDeliveries } from '#api/domains/notifications/delivery-queue.ts';
import { enqueueDeliveries } from '#api/domains/notifications/enqueue-deliveries.ts';
import { memberMails } from '#api/domains/notifications/member-mail-queue.ts';
import { countUnread, listNotifications } from '#api/domains/notifications/queries.ts';
import { listDueReports, readPeriod } from '#api/domains/notifications/report-figures.ts';
import { listPersonas } from '#api/domains/personas/queries.ts';
import { findOnX } from '#api/domains/publishing/engine/reconcile/find-on-x.ts';
import { listPast } from '#api/domains/publishing/queries.ts';
import { bestHours } from '#api/domains/publishing/schedule/best-hours.ts';
import { listTakenAmong } from '#api/domains/publishing/schedule/queue-queries.ts';
import { deleteExpiredRows, ended } from '#api/domains/retention/expired-rows.ts';
import { lookFrom } from '#api/domains/retention/purge-media.ts';
import { listCoins, listRules } from '#api/domains/watchlist/queries.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { FILL, MAILED } from '#api/testing/fixtures/big-tables.ts';
import type { Database, Db } from '../database.ts';
import type { Tables } from '../schema/tables.ts';

/** What grows with every post, reading and notification: reading one whole takes ever longer. */
const BIG =
  /^(member_deliveries|post_metrics|scheduled_posts|post_parts|metric_snapshots|notifications|activities|follower_snapshots|coin_prices)$/;
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
let owner = '';
let ids: string[] = [];
const asked: { sql: string; parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  await database.asOwner(FILL);
  await database.asOwner(MAILED);
  const [row] = (await database.asOwner(
    `select workspace_id, array_agg(id::text) as ids from (
      select workspace_id, id from scheduled_posts order by workspace_id limit 5) p group by 1`,
  )) as [{ workspace_id: string; ids: string[] }];
  owner = row.workspace_id;
  ids = row.ids;
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql: text, parameters } }) => void asked.push({ sql: text, parameters }),
  });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The big tables that the statements of `run` read whole, under the role that runs them. */
async function readWhole(role: string, run: (tx: Db) => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(role, run, (statement) => ({
    ...statement,
    sql: `explain (format json) ${statement.sql}`,
  }));
  return plans.flatMap((plan) => wholeTables(plan));
}

type Statement = (typeof asked)[number];

async function plansOf(
  role: string,
  run: (tx: Db) => Promise<unknown>,
  explained: (statement: Statement, tx: Db) => Statement | Promise<Statement>,
): Promise<unknown[]> {
  asked.length = 0;
  const plans: unknown[] = [];
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`select set_config('role', ${role} || '_' || role_suffix(), true)`.execute(tx);
      await sql`select set_config('app.ws', ${owner}, true)`.execute(tx);
      asked.length = 0;
      await run(tx);
      const statements = asked.filter(({ sql: text }) =>
        /^\s*(select|with|update|delete)/i.test(text),
      );
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        const plan = await explained(statement, tx);
        const { rows } = await tx.executeQuery<{ 'QUERY PLAN': unknown }>({
          ...sql`select`.compile(tx),
          ...plan,
        });
        plans.push(rows[0]?.['QUERY PLAN']);
      }
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return plans;
}

class Undo extends Error {}

/** What a statement updates it finds by keys: a hash of those few is cheaper while all is small. */
function wholeTables(plan: unknown, changed = ''): string[] {
  if (Array.isArray(plan)) return plan.flatMap((part) => wholeTables(part, changed));
  if (typeof plan !== 'object' || plan === null) return [];
  const node = plan as Record<string, unknown> & {
    'Relation Name'?: string;
    Operation?: string;
  };
  const table = node['Relation Name'] ?? '';
  const isWhole = node['Node Type'] === 'Seq Scan' && BIG.test(table) && table !== changed;
  const below = node.Operation === 'Update' ? table : changed;
  return [
    ...(isWhole ? [table] : []),
    ...Object.values(node).flatMap((part) => wholeTables(part, below)),
  ];
}

/** A statement as it is run once its plan is kept: made for no workspace in particular. */
async function asKept({ sql: text, parameters }: Statement, tx: Db): Promise<Statement> {
  await sql.raw("set local plan_cache_mode = 'force_generic_plan'; deallocate all").execute(tx);
  await sql.raw(`prepare kept as ${text}`).execute(tx);
  const given = parameters.map((value) =>
    Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`,
  );
  const values = given.length > 0 ? `(${given.join(', ')})` : '';
  return { sql: `explain (format json) execute kept ${values}`, parameters: [] };
}

/** Big tables of which a loop goes through more than an index leads it to, once for each row. */
function loopedOver(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap((part) => loopedOver(part));
  if (typeof plan !== 'object' || plan === null) return [];
  const node = plan as Record<string, unknown> & { Plans?: Record<string, unknown>[] };
  const inner = node['Node Type'] === 'Nested Loop' && node['Join Filter'] ? node.Plans?.[1] : [];
  const text = JSON.stringify(inner);
  // What is summed up first is few rows.
  const tables = text.includes('"Aggregate"')
    ? []
    : [...text.matchAll(/"Relation Name":"(\w+)"/g)].map(([, table = '']) => table);
  return [
    ...tables.filter((table) => BIG.test(table)),
    ...Object.values(node).flatMap((part) => loopedOver(part)),
  ];
}

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
function periodOfDays(days: number): Period {
  const [start, end] = [dayBefore(days), dayBefore(0)];
  const [from, to] = [`${start}T00:00:00.000Z`, `${dayBefore(-1)}T00:00:00.000Z`];
  return { start, end, days: days + 1, timeZone: 'UTC', unit: 'day', from, to };
}
const week = periodOfDays(7);
const months = periodOfDays(149);

const reads: Record<string, (tx: Db) => Promise<unknown>> = {
  'the dashboard': (tx) => statsAt(owner).execute(tx),
  'the day on the dashboard': (tx) => today(owner).execute(tx),
  activities: (tx) => listActivities(tx, owner).execute(),
  'analytics of a week': (tx) => findFigures(tx, owner, week, Date.now()),
  'analytics of months': (tx) => findFigures(tx, owner, months, Date.now()),
  'the period before': (tx) => sumFigures(tx, owner, months),
  followers: (tx) => listFollowers(tx, owner, week).execute(),
  'followers before': (tx) => listFollowersBefore(tx, owner, week.start).execute(),
  revenue: (tx) => sumRevenue(tx, owner, months),
  'a page of the export': (tx) => listReportedPosts(tx, owner, months, undefined, 500).execute(),
  notifications: (tx) => listNotifications(tx, owner).execute(),
  'unread notifications': (tx) => countUnread(tx, owner).execute(),
  'the watchlist': (tx) => listCoins(tx, owner).execute(),
  rules: (tx) => listRules(tx, owner).execute(),
  'posts to be read': (tx) => lockPosts(tx, owner, ids).execute(),
  'figures that were read': (tx) =>
    keepReading(
      tx,
      owner,
      ids.map((postId) => ({
        postId,
        position: 0,
        impressions: 200,
        likes: 9,
        reposts: 0,
        replies: 0,
        quotes: 0,
        bookmarks: 0,
        urlClicks: null,
        profileClicks: null,
      })),
      ids.map((id) => ({ id, whenMoved: 1, whenStill: 2, still: 1 })),
    ),
  'taken slots': (tx) =>
    listTakenAmong(tx, owner, 'twitter', ids[0] ?? null, [week.from, week.to]).execute(),
  'the best hours': (tx) => bestHours(tx, owner, 'UTC'),
  'a report': (tx) => readPeriod(tx, owner, week.from, week.to),
};

const jobs: Record<string, (tx: Db) => Promise<unknown>> = {
  'posts whose figures are due': (tx) => claimDuePosts(tx as Database),
  'notifications to hand out': (tx) => enqueueDeliveries(tx as Database, true),
  'mails of members to claim': (tx) => memberMails.claim(tx),
  'mails of members to drop': (tx) => dropOldDeliveries(tx, 'member_deliveries'),
  'reports that are due': (tx) => listDueReports(tx as Database, null),
  'whose a post on X is': (tx) => {
    const sent = { text: 'gm', hasMedia: false, replyTo: null };
    const read = { ...sent, id: '7', createdAt: 0, links: [] };
    return findOnX(tx as Database, { workspaceId: owner, account: null }, sent, [], [read], 0);
  },
  'files that no post has': (tx) => lookFrom(tx, { owner, id: owner }),
  ...Object.fromEntries(
    ended.map((kind) => [
      `${kind.table} that have had their time, ${kind.before}`,
      (tx: Db) => deleteExpiredRows(tx as Database, kind),
    ]),
  ),
};

describe('no big table is read whole', () => {
  it.each(Object.entries(reads))('for %s', async (_, run) => {
    expect(await readWhole('troupe_app', run)).toEqual([]);
  });

  it.each(Object.entries(jobs))('by the job for %s', async (_, run) => {
    expect(await readWhole('troupe_worker', run)).toEqual([]);
  });
});

const keptPlans: typeof reads = {
  ...reads,
  personas: (tx) => listPersonas(tx, owner).execute(),
  'posts that have been': (tx) =>
    listPast(tx, owner, {
      from: undefined,
      to: undefined,
      status: undefined,
      campaignId: undefined,
    }).execute(),
  'social figures': (tx) => socialRow(owner).execute(tx),
};

describe('a plan that is kept goes through no big table once for each row', () => {
  it.each(Object.entries(keptPlans))('for %s', async (_, run) => {
    const plans = await plansOf('troupe_app', run, asKept);
    expect(plans.flatMap((plan) => loopedOver(plan))).toEqual([]);
  });

  it('which would be noticed', async () => {
    const joinedByText = (tx: Db) =>
      sql`select count(*) from scheduled_posts p left join scheduled_posts other
        on other.workspace_id = p.workspace_id and other.id::text < p.id::text
        where p.workspace_id = ${owner} and p.posted_at >= ${months.from}`.execute(tx);
    const plans = await plansOf('troupe_app', joinedByText, asKept);
    expect(plans.flatMap((plan) => loopedOver(plan))).toEqual(['scheduled_posts']);
  });
});

it.each([
  ['activities_newest_idx, activities_age_idx', 'troupe_app', reads.activities, 'activities'],
  [
    'metric_snapshots_age_idx',
    'troupe_worker',
    jobs["metric_snapshots that have had their time, now() - interval '90 days'"],
    'metric_snapshots',
  ],
  ['post_parts_media_idx', 'troupe_worker', jobs['files that no post has'], 'post_parts'],
  ['post_parts_external_key', 'troupe_worker', jobs['whose a post on X is'], 'post_parts'],
  [
    'notifications_undelivered_idx',
    'troupe_worker',
    jobs['notifications to hand out'],
    'notifications',
  ],
  [
    'scheduled_posts_metrics_idx',
    'troupe_worker',
    jobs['posts whose figures are due'],
    'scheduled_posts',
  ],
] as const)('without %s it would be noticed', async (indexes, role, run, table) => {
  const made = (await database.asOwner(
    `select indexdef from pg_indexes where indexname = any('{${indexes}}')`,
  )) as { indexdef: string }[];
  await database.asOwner(`drop index ${indexes}`);
  const found = await readWhole(role, run as (tx: Db) => Promise<unknown>);
  for (const { indexdef } of made) await database.asOwner(indexdef);
  expect(found).toContain(table);
});
