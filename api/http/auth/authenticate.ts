import { type CompiledQuery, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Actor, Context } from '#api/context.ts';
import { withConnectionSlot } from '#api/db/client/connection-queue.ts';
import { runPipelined } from '#api/db/client/run-pipelined.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { coarseAddress } from '../request/client-address.ts';
import type { Credential } from './credential.ts';
import { type Device, shortUserAgent } from './device.ts';

/** The workspace of the session that the same transaction has just checked. */
export const sessionWorkspace = sql<string>`current_workspace()`;

interface ActorRow {
  user_id: string;
  workspace_id: string;
  role: Role;
  stale: boolean;
  /** Not used within the last minute. */
  rested: boolean;
  address: string | null;
  has_expired: boolean;
}

const actorStatements = {
  session: `
    select s.user_id, s.workspace_id, m.role,
           s.last_seen_at < now() - interval '1 hour' as stale,
           s.last_seen_at < now() - interval '1 minute' as rested, s.address, false as has_expired,
           set_config('app.ws', s.workspace_id::text, true),
           set_config('app.member', s.user_id::text, true)
    from sessions s join workspace_members m using (user_id, workspace_id)
    where s.token_hash = $1 and s.expires_at > now()`,
  key: `
    select k.user_id, k.workspace_id, m.role,
           coalesce(k.last_used_at < now() - interval '1 minute', true) as stale,
           false as rested, k.address, k.expires_at <= now() as has_expired,
           set_config('app.ws',
             case when k.expires_at > now() then k.workspace_id::text else '' end, true),
           set_config('app.member',
             case when k.expires_at > now() then k.user_id::text else '' end, true)
    from extension_keys k join workspace_members m using (user_id, workspace_id)
    where k.key_hash = $1`,
};

export interface AuthenticatedActor {
  actor: Actor;
  /** The session or key was last marked as used a while ago. */
  stale: boolean;
  /** It was not used within the last minute, and then from this network. */
  before: { address: string | null } | null;
  /** What the statement read that was sent with the check; empty without one. */
  rows: unknown[];
}

/**
 * Who holds this credential now, or null. Throws `unauthorized` for a key that has expired. Never cached: revocation is immediate. The statement
 * travels with the check and sees only the workspace that the check has set; `current_member()`
 * is the holder.
 */
export async function authenticate(
  pool: Pool,
  { kind, hash }: Credential,
  statement?: CompiledQuery,
): Promise<AuthenticatedActor | null> {
  const credential = hash.toString('hex');
  const check = { sql: actorStatements[kind], parameters: [hash] };
  const [holder, read] = await withConnectionSlot(pool, credential, () =>
    runPipelined(pool, statement ? [check, statement] : [check], { credential, isReadOnly: true }),
  );
  const row = holder?.rows[0] as ActorRow | undefined;
  if (!row) return null;
  if (row.has_expired) throw new AppError('unauthorized', message('request.key-expired'));
  const { user_id: userId, workspace_id: workspaceId, role, stale, rested, address } = row;
  return {
    actor: { userId, workspaceId, role, via: kind },
    stale,
    before: rested ? { address } : null,
    rows: read?.rows ?? [],
  };
}

/**
 * Marks a session or key as used, which also rolls a session's 30 days: up to 180 days after the
 * sign-in, when even a busy one ends.
 */
export function markUsed(
  ctx: Context,
  { kind, hash }: Credential,
  owner: string,
  { address, userAgent }: Device,
): Promise<unknown> {
  return withWorkspace(ctx.db, owner, (tx) =>
    kind === 'session'
      ? tx
          .updateTable('sessions')
          .set({
            last_seen_at: sql`now()`,
            address: coarseAddress(address),
            expires_at: sql`least(now() + interval '30 days', created_at + interval '180 days')`,
          })
          .where('token_hash', '=', hash)
          .execute()
      : tx
          .updateTable('extension_keys')
          .set({
            last_used_at: sql`now()`,
            address: coarseAddress(address),
            user_agent: shortUserAgent(userAgent),
          })
          .where('key_hash', '=', hash)
          .execute(),
  );
}
