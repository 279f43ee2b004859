import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashSecret } from '#api/http/auth/credential.ts';
import { everyRead } from './every-read.ts';

/** What each of many users has. */
export interface Amounts {
  personas: number;
  posts: number;
  /** Over how many days to come and to have been they are spread. */
  span: [ahead: number, back: number];
  /** Activities, notifications, drafts, samples, payments. */
  others: number;
}

/** The session of one of them, and the address of each read of theirs. */
export interface Reads {
  cookie: string;
  paths: string[];
}

/**
 * So many users at once, by a few bulk statements as the owner of the database, each with a workspace
 * of these amounts. Answers the reads of the last one.
 */
export async function fillUsers(
  url: string,
  label: string,
  users: number,
  amounts: Amounts,
): Promise<Reads> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const token = randomBytes(32).toString('base64url');
  const run = (text: string) =>
    client.query(
      `with made as (select id as owner from users where subject like 'bench:${label}:%') ${text}`,
    );
  await client.query(`insert into users (subject, username)
    select 'bench:${label}:' || i, '${label}' || i from generate_series(1, ${users}) i`);
  await run("insert into workspaces (id, name) select owner, 'bench' from made");
  await run("insert into workspace_members select owner, owner, 'owner' from made");
  // Counted once when all are there.
  await client.query('alter table scheduled_posts disable trigger total_inserts');
  for (const statement of statements(amounts)) await run(statement);
  await client.query('alter table scheduled_posts enable trigger total_inserts');
  await client.query('select recount_totals()');
  const { rows } = await client.query(
    `insert into sessions (token_hash, user_id, workspace_id, expires_at)
     select $1, id, id, now() + interval '1 day' from users where username = $2
     returning workspace_id`,
    [hashSecret(token), `${label}${users}`],
  );
  await client.query('vacuum analyze');
  const paths = await everyRead(client, rows[0].workspace_id);
  await client.end();
  return { cookie: `sid=${token}`, paths };
}

const statements = ({ personas, posts, span: [ahead, back], others }: Amounts) => [
  `insert into social_accounts (workspace_id, platform, external_id, username, access_token,
    token_expires_at, followers, connected_at)
  select owner, 'twitter', 'bench-' || owner, 'bench', 'sealed', now(), 1000, now() from made`,
  `insert into personas (workspace_id, name, description, personality, type, platform, tone,
    training_data, created_at)
  select owner, 'Persona ' || i, 'Trades perps and writes about it', 'Dry, quick, allergic to hype',
    'ct_lead', 'twitter', 'casual', 'gm. funding flipped negative again and nobody is talking about it',
    now() - i * interval '1 hour' from made, generate_series(1, ${personas}) i`,
  `insert into content_buckets (workspace_id, name, description, category, is_public, tags)
  select owner, 'Bucket ' || i, 'Samples', 'crypto', i = 1, '{}' from made, generate_series(1, 4) i`,
  `insert into content_samples (workspace_id, bucket_id, content, content_type, platform, engagement, notes)
  select b.workspace_id, b.id, 'gm. funding flipped negative again ' || i, 'post', 'twitter', '', ''
  from content_buckets b join made on made.owner = b.workspace_id, generate_series(1, ${others}) i`,
  `insert into drafts (workspace_id, persona_id, type, prompt, content, provider, voice_match)
  select p.workspace_id, p.id, 'post', 'gm', 'gm. funding flipped negative ' || i, 'local', 50
  from personas p join made on made.owner = p.workspace_id, generate_series(1, ${others}) i
  where p.name = 'Persona 1'`,
  `insert into campaigns (workspace_id, persona_id, name, description, platform, status, frequency,
    times, days, time_zone, templates, hashtags, tone, start_date)
  select p.workspace_id, p.id, 'Campaign', '', 'twitter', 'active', 'daily', '{09:00}', '{}', 'UTC',
    '{gm}', '{}', 'casual', current_date - 150
  from personas p join made on made.owner = p.workspace_id where p.name in ('Persona 1', 'Persona 2')`,
  `, person as (
    select workspace_id, (array_agg(id order by name))[1 + i % ${personas}] as persona_id, i
    from personas join made on made.owner = workspace_id, generate_series(1, ${posts}) i
    group by workspace_id, i
  )
  insert into scheduled_posts (workspace_id, platform, account_id, persona_id, scheduled_time,
    time_zone, wall_clock, not_before, grace_minutes, status, posted_at, virality, impressions,
    engagement, created_at)
  select p.workspace_id, 'twitter', a.id, persona_id, due, 'UTC', '', due, 60,
    case when due < now() then 'posted' else 'pending' end, case when due < now() then due end, 50,
    case when due < now() then 1000 end, case when due < now() then 31 end, due
  from person p join social_accounts a using (workspace_id)
  cross join lateral (
    select now() + interval '${ahead} days' - i * interval '${ahead + back} days' / ${posts} as due
  ) moment`,
  `insert into post_parts (workspace_id, post_id, position, text, external_id, posted_at)
  select workspace_id, p.id, 0, 'Post ' || left(p.id::text, 8) || ' about the market',
    case when status = 'posted' then '9' || (('x' || left(md5(p.id::text), 15))::bit(60)::bigint) end, posted_at
  from scheduled_posts p join made on made.owner = workspace_id`,
  `insert into post_metrics (workspace_id, post_id, impressions, likes, reposts, replies, quotes,
    bookmarks, url_clicks, profile_clicks, read_at)
  select workspace_id, p.id, 1000, 20, 4, 3, 1, 3, 6, 9, now()
  from scheduled_posts p join made on made.owner = workspace_id where status = 'posted'`,
  `insert into activities (workspace_id, type, title, description, created_at)
  select owner, 'post_published', 'Post published', 'Post ' || i, now() - i * interval '15 minutes'
  from made, generate_series(1, ${others}) i`,
  `insert into notifications (workspace_id, type, title, message, triggered_at, delivered_at)
  select owner, 'market_alert', 'BTC crossed a price', 'BTC is above 100,000 US dollars',
    now() - i * interval '2 hours', now() from made, generate_series(1, ${others}) i`,
  `insert into viral_content (workspace_id, title, content, content_type, platform, author_handle)
  select owner, 'Thread ' || i, 'gm. a thread on funding', 'post', 'twitter', 'bench'
  from made, generate_series(1, ${others}) i`,
  `insert into revenue_entries (workspace_id, amount_cents, earned_on, note)
  select owner, 5000, current_date - i, 'Partner payment' from made, generate_series(1, ${others}) i`,
];
