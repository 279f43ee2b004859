import type { Client } from 'pg';

/**
 * Posts to come, an hour apart, of five personas and an account: one in sixteen is a thread of three,
 * one in a hundred (of few, one in twelve) waits for a person. As the owner of the database.
 */
export async function fillWorklist(
  client: Client,
  workspaceId: string,
  posts: number,
): Promise<void> {
  const held = posts < 100 ? 12 : 100;
  await client.query(
    `insert into social_accounts (workspace_id, platform, external_id, username, access_token,
       token_expires_at, followers, connected_at)
     values ($1, 'twitter', 'bench', 'bench', 'sealed', now() + interval '1 day', 1000, now())`,
    [workspaceId],
  );
  await client.query(
    `insert into personas (workspace_id, name, description, personality, type, platform, tone)
     select $1, 'Persona ' || i, 'Trades perps', 'Dry and quick', 'ct_lead', 'twitter', 'casual'
     from generate_series(1, 5) i`,
    [workspaceId],
  );
  await client.query(
    `insert into scheduled_posts (workspace_id, platform, account_id, persona_id, scheduled_time,
       time_zone, wall_clock, not_before, grace_minutes, status, hold_reason)
     select $1, 'twitter', account.id, persona.id, at, 'UTC', to_char(at, 'YYYY-MM-DD"T"HH24:MI'),
       at, 60, case when n % ${held} = 0 then 'held' else 'pending' end,
       case when n % ${held} = 0 then 'weekend' end
     from generate_series(1, ${posts}) n,
       lateral (select date_trunc('minute', now()) + interval '1 day' + n * interval '1 hour' as at),
       lateral (select id from social_accounts where workspace_id = $1) account,
       lateral (select id from personas where workspace_id = $1
         order by name offset n % 5 limit 1) persona`,
    [workspaceId],
  );
  await client.query(
    `insert into post_parts (workspace_id, post_id, position, text)
     select workspace_id, id, position,
       repeat('funding flipped negative ' || left(id::text, 8) || ' ', 6)
     from scheduled_posts, generate_series(0, case when left(id::text, 1) = '0' then 2 else 0 end) position
     where workspace_id = $1`,
    [workspaceId],
  );
  await client.query('analyze');
}
