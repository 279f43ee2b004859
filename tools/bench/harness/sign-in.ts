import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { hashSecret } from '#api/http/auth/credential.ts';

export interface SignedIn {
  workspaceId: string;
  token: string;
}

/** Somebody new with a workspace and a session, as the owner of the database. */
export async function signIn(client: Client): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query(
    `with owner as (insert into users (subject, username) values ('bench:1', 'bench') returning id),
      mine as (insert into workspaces (id, name) select id, 'bench' from owner),
      member as (insert into workspace_members select id, id, 'owner' from owner)
    insert into sessions (token_hash, user_id, workspace_id, expires_at)
    select $1, id, id, now() + interval '1 day' from owner returning workspace_id`,
    [hashSecret(token)],
  );
  return { workspaceId: rows[0].workspace_id, token };
}
