import type { Client } from 'pg';

const INSIGHT = { days: 150, personas: 20, posts: 20_000 };

/**
 * Five months of a busy workspace, by a few bulk statements as the owner of the database: personas,
 * campaigns, posts with what was expected of them and what they reached, followers, revenue,
 * activities, notifications. What it draws follows from a seed, so two workspaces look alike.
 */
export async function fillInsight(client: Client, workspaceId: string): Promise<void> {
  const run = (text: string) => client.query(text.replaceAll(':ws', `'${workspaceId}'::uuid`));
  await client.query('select setseed(0.42)');
  // Counted once when all are there.
  await client.query('alter table scheduled_posts disable trigger user');
  for (const statement of [people, posts, parts, snapshots, totals, around]) {
    await run(statement);
    // Without knowing how much there is by now, Postgres joins row by row for minutes.
    await client.query('analyze');
  }
  await client.query('alter table scheduled_posts enable trigger user');
  await client.query('select recount_totals()');
  await client.query('vacuum analyze');
}

const people = `
  insert into social_accounts (workspace_id, platform, external_id, username, access_token,
    token_expires_at, followers, subscription_type, connected_at)
  select :ws, 'twitter', 'insight-' || md5(:ws::text || i), 'insight_' || i, 'sealed', now(),
    12000 * i, 'Premium', now() - interval '150 days'
  from generate_series(1, 2) i;
  insert into personas (workspace_id, name, description, personality, type, platform, tone,
    training_data, status, created_at)
  select :ws, (array['Desk Dana','Mira on rollups','Otto the intern','Alpha Ann','Night desk'])[1 + i % 5]
    || case when i > 5 then ' ' || i else '' end, 'Writes about the market', 'Dry and quick',
    (array['content_creator','reply_guy','alpha_caller','ct_lead','project_intern','shitposter'])[1 + i % 6],
    'twitter', 'casual', '', case when i % 4 = 0 then 'paused' else 'active' end,
    now() - interval '150 days' + i * interval '1 hour'
  from generate_series(1, ${INSIGHT.personas}) i;
  insert into campaigns (workspace_id, persona_id, name, description, platform, status, frequency,
    times, days, time_zone, templates, hashtags, tone, start_date, planned_until)
  select :ws, id, 'Campaign of ' || name, '', 'twitter', 'active', 'daily', '{09:00}', '{}', 'UTC',
    '{gm}', '{}', 'casual', current_date - 150, now() + interval '14 days'
  from personas where workspace_id = :ws order by name limit 8`;

/** More of them at the hours when people are awake, and a tenth still to come. */
const posts = `
  with persona as (
    select id, row_number() over (order by name) as place from personas where workspace_id = :ws
  ), account as (
    select id, row_number() over (order by username) as place from social_accounts
    where workspace_id = :ws
  ), campaign as (
    select id, persona_id from campaigns where workspace_id = :ws
  ), drawn as (
    select i, now() - random() * interval '${INSIGHT.days} days' as at,
      1 + floor(random() * ${INSIGHT.personas})::int as place, random() as luck
    from generate_series(1, ${INSIGHT.posts}) i
  ), placed as (
    select d.*, least(date_trunc('day', at) + (7 + 14 * random()) * interval '1 hour', at) as due
    from drawn d
  )
  insert into scheduled_posts (workspace_id, platform, account_id, persona_id, campaign_id, occurrence,
    scheduled_time, time_zone, wall_clock, not_before, grace_minutes, status, posted_at, provider,
    voice_match, virality, metrics_due_at, created_at)
  select :ws, 'twitter', account.id, persona.id,
    case when luck < 0.4 then campaign.id end, case when luck < 0.4 then 'n' || i end,
    due, 'UTC', to_char(due, 'YYYY-MM-DD"T"HH24:MI'), due, 60, 'posted', due,
    case when luck < 0.4 then 'local' when luck < 0.7 then 'openai' when luck < 0.9 then 'gemini' end,
    floor(100 * random()), floor(20 + 70 * random()),
    case when due > now() - interval '30 days' then now() + interval '1 day' end, due
  from placed
  join persona using (place)
  join account on account.place = 1 + i % 2
  left join campaign on campaign.persona_id = persona.id;
  insert into scheduled_posts (workspace_id, platform, account_id, scheduled_time, time_zone,
    wall_clock, not_before, grace_minutes)
  select :ws, 'twitter', (select id from social_accounts where workspace_id = :ws limit 1),
    at, 'UTC', '', at, 60
  from (select now() + i * interval '30 minutes' as at from generate_series(1, 2000) i) ahead`;

/** Something that a person could have said: these texts are in the pictures of the demo too. */
const SAID = [
  'Fees on rollups fell by half since the upgrade, and nobody talks about it',
  'Funding is negative again while spot keeps bidding. One of the two is wrong',
  'Read the unlock schedule before you read the roadmap',
  'Stablecoin supply is up eleven weeks in a row',
  'Our audit is out, with every finding and what we did about it',
  'Gas was cheaper this weekend than a year ago, at twice the traffic',
  'What would make you move a position today? Ask that before the chart',
  'A bridge without a withdrawal limit is a bug bounty for everybody',
  'We ship on Thursday. Testers get the notes tonight',
  'Volume left the majors first. Watch where it comes back',
];

const parts = `
  insert into post_parts (workspace_id, post_id, position, text, external_id, posted_at)
  select workspace_id, id, 0, (array[${SAID.map((text) => `'${text}'`).join(', ')}])[1 + abs(hashtext(id::text)) % ${SAID.length}],
    case when status = 'posted' then '9' || (('x' || left(md5(id::text), 15))::bit(60)::bigint) end,
    posted_at
  from scheduled_posts where workspace_id = :ws`;

/** A reading at 10 minutes, 1 hour, 1 day and 7 days: each a larger share of what the post reaches. */
const snapshots = `
  with reached as (
    select p.workspace_id, p.id, p.posted_at,
      (300 + 6000 * power(random(), 3)) * (1 + p.virality / 100) as seen, 0.6 + random() as taste
    from scheduled_posts p where p.workspace_id = :ws and p.status = 'posted'
  )
  insert into metric_snapshots (workspace_id, post_id, position, taken_at, impressions, likes, reposts,
    replies, quotes, bookmarks, url_clicks, profile_clicks)
  select workspace_id, id, 0, posted_at + age, floor(seen * share),
    floor(seen * share * 0.022 * taste), floor(seen * share * 0.004 * taste),
    floor(seen * share * 0.003), floor(seen * share * 0.0008), floor(seen * share * 0.003 * taste),
    floor(seen * share * 0.006), floor(seen * share * 0.009)
  from reached, (values (interval '10 minutes', 0.05), (interval '1 hour', 0.2),
    (interval '1 day', 0.8), (interval '7 days', 1.0)) as step (age, share)
  where posted_at + age < now()`;

const totals = `
  insert into post_metrics (workspace_id, post_id, impressions, likes, reposts, replies, quotes,
    bookmarks, url_clicks, profile_clicks, read_at)
  select distinct on (post_id) workspace_id, post_id, impressions, likes, reposts, replies,
    quotes, bookmarks, url_clicks, profile_clicks, taken_at
  from metric_snapshots
  where workspace_id = :ws
  order by post_id, taken_at desc;
  update scheduled_posts p set impressions = m.impressions, engagement = m.engagement
  from post_metrics m
  where p.workspace_id = :ws and m.workspace_id = :ws and m.post_id = p.id`;

const around = `
  insert into follower_snapshots (workspace_id, account_id, day, followers)
  select :ws, a.id, current_date - i, greatest(1, a.followers - i * 40 - floor(random() * 30)::int)
  from social_accounts a, generate_series(0, ${INSIGHT.days}) i where a.workspace_id = :ws;
  insert into revenue_entries (workspace_id, amount_cents, earned_on, note, post_id, campaign_id)
  select :ws, floor(5000 + 200000 * random()), current_date - i, 'Partner payment', p.id, p.campaign_id
  from generate_series(0, ${INSIGHT.days}, 2) i
  cross join lateral (
    select id, campaign_id from scheduled_posts
    where workspace_id = :ws and status = 'posted' and posted_at < now() - i * interval '1 day'
    order by posted_at desc limit 1
  ) p;
  insert into activities (workspace_id, type, title, description, created_at)
  select :ws, 'post_published', 'Post published', 'Post ' || i, now() - i * interval '15 minutes'
  from generate_series(1, 10000) i;
  insert into notifications (workspace_id, type, title, message, coin_symbol, is_read, triggered_at,
    delivered_at)
  select :ws, 'market_alert', 'BTC crossed a price', 'BTC is above 100,000 US dollars', 'BTC',
    i > 20, now() - i * interval '2 hours', now()
  from generate_series(1, 1500) i`;
