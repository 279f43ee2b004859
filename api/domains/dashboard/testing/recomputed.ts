import type { TestApp } from '#api/testing/app.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import type { StatsRow } from '../queries.ts';

const DAY = 24 * 60 * 60_000;
const reactions = ['likes', 'reposts', 'replies', 'quotes', 'bookmarks'] as const;

type Snapshot = Record<(typeof reactions)[number] | 'impressions' | 'position', number> & {
  post_id: string;
};

const iso = (at: number) => new Date(at).toISOString();

/** From the raw rows alone, in another language than the one under test. */
export async function recomputed(app: TestApp, owner: string, now: number, zone: string) {
  const where = `where workspace_id = '${owner}'`;
  const read = async <T>(statement: string) => (await app.asOwner(statement)) as T[];
  const posts = await read<{ id: string; posted_at: Date; status: string }>(
    `select id, posted_at, status from scheduled_posts ${where}`,
  );
  const snapshots = await read<Snapshot>(
    `select post_id, position, taken_at, impressions::int, likes::int, reposts::int, replies::int,
      quotes::int, bookmarks::int from metric_snapshots ${where} order by taken_at`,
  );
  const accounts = await read<{ id: string; followers: number; access_token: string }>(
    `select id, followers, access_token from social_accounts ${where}`,
  );
  const followers = await read<{ account_id: string; day: string; followers: number }>(
    `select account_id, day::text, followers from follower_snapshots ${where} order by day`,
  );
  const revenue = await read<{ amount_cents: string; day: string }>(
    `select amount_cents, earned_on::text as day from revenue_entries ${where}`,
  );

  const posted = posts.filter(({ status }) => status === 'posted');
  const between = (from: number, to: number) =>
    posted.filter(({ posted_at: at }) => at.getTime() > from && at.getTime() <= to);
  const figuresOf = (id: string) => {
    const latest = new Map(
      snapshots.filter(({ post_id }) => post_id === id).map((one) => [one.position, one]),
    );
    const parts = [...latest.values()];
    const sum = (key: (typeof reactions)[number]) =>
      parts.reduce((total, part) => total + part[key], 0);
    return {
      isMeasured: parts.length > 0,
      seen: Math.max(0, ...parts.map((part) => part.impressions)),
      engagement: reactions.reduce((total, key) => total + sum(key), 0),
    };
  };
  const over = (from: number, to: number) => {
    const all = between(now - from * DAY, now - to * DAY).map(({ id }) => figuresOf(id));
    return {
      measured: all.filter(({ isMeasured }) => isMeasured).length,
      seen: all.reduce((sum, { seen }) => sum + seen, 0),
      engagement: all.reduce((sum, { engagement }) => sum + engagement, 0),
    };
  };
  const today = wallClockOf(now, zone).slice(0, 10);
  const yesterday = iso(Date.parse(`${today}T00:00Z`) - DAY).slice(0, 10);
  const start = (day: string) => Date.parse(instantOf(`${day}T00:00`, zone)) - 1;
  const sameTime = Date.parse(instantOf(`${yesterday}T${wallClockOf(now, zone).slice(11)}`, zone));
  const mine = accounts.filter(({ access_token }) => access_token !== '');
  const first = `${today.slice(0, 7)}-01`;
  const atFirst = mine.map(({ id, followers: present }) => {
    const known = followers.filter(({ account_id }) => account_id === id);
    const before = known.filter(({ day }) => day <= first).at(-1);
    return (before ?? known[0])?.followers ?? present;
  });
  const quarterOf = (day: string) =>
    Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const cents = (quarter: number) =>
    revenue
      .filter(({ day }) => quarterOf(day) === quarter)
      .reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
  const [week, weekBefore, month, monthBefore] = [
    over(7, 0),
    over(14, 7),
    over(30, 0),
    over(60, 30),
  ];
  return {
    posts_today: between(start(today), now).length,
    posts_yesterday: between(start(yesterday), sameTime - 1).length,
    posts: posted.length,
    engagement: week.engagement,
    impressions: week.seen,
    engagement_before: weekBefore.engagement,
    measured_before: weekBefore.measured,
    reach: month.seen,
    reach_before: monthBefore.seen,
    measured_reach_before: monthBefore.measured,
    followers: mine.reduce((sum, one) => sum + one.followers, 0),
    followers_at_first: atFirst.reduce((sum, one) => sum + one, 0),
    cents: cents(quarterOf(today)),
    cents_before: cents(quarterOf(today) - 1),
  } satisfies StatsRow;
}
