import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashSecret } from '#api/http/auth/credential.ts';

const USERS = 200;
export const PERSONAS = 50;

/** Users with a session, an account on X and 50 personas each; answers the cookie of one. */
export async function fillPersonas(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tokens = Array.from({ length: USERS }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into users (subject, username) select 'bench:' || i, 'user' || i from generate_series(1, ${USERS}) i`,
  );
  await client.query('insert into workspaces (id, name) select id, username from users');
  await client.query("insert into workspace_members select id, id, 'owner' from users");
  await client.query(
    `insert into social_accounts (workspace_id, platform, external_id, username, access_token,
       token_expires_at, followers, connected_at)
     select id, 'twitter', 'bench-' || id, username, 'sealed', now() + interval '1 day', 1000, now() from users`,
  );
  await client.query(
    `insert into personas (workspace_id, name, description, personality, type, platform, tone, training_data, created_at)
     select id, 'Persona ' || i, 'Trades perps and writes about it', 'Dry, quick, allergic to hype', 'ct_lead', 'twitter', 'casual',
            'gm. funding flipped negative again and nobody is talking about it', now() - i * interval '1 minute'
     from users, generate_series(1, ${PERSONAS}) i`,
  );
  await client.query(
    `insert into sessions (token_hash, user_id, workspace_id, expires_at)
     select hash, id, id, now() + interval '30 days'
     from (select id, row_number() over (order by username) as place from users) person
     join unnest($1::bytea[]) with ordinality as given (hash, place) using (place)`,
    [tokens.map(hashSecret)],
  );
  await client.query('vacuum analyze');
  await client.end();
  return `sid=${tokens[0]}`;
}
