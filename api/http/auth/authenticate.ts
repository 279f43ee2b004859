import { type CompiledQuery, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Actor, Context } from '#api/context.ts';
import { withConnectionSlot } from '#api/db/client/connection-queue.ts';
import { runPipelined } from '#api/db/client/run-pipelined.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { Credential } from './credential.ts';

/** The workspace of the session that the same transaction has just checked. */
export const sessionWorkspace = sql<string>`current_workspace()`;

interface ActorRow {
  user_id: string;
  workspace_id: string;
  role: Role;
  stale: boolean;
}

const actorStatements = {
  session: `
    select s.user_id, s.workspace_id, m.role,
           s.last_seen_at < now() - interval '1 hour' as stale,
           set_config('app.ws', s.workspace_id::text, true),
           set_config('app.member', s.user_id::text, true)
    from sessions s join workspace_members m using (user_id, workspace_id)
    where s.token_hash = $1 and s.expires_at > now()`,
  key: `
    select k.user_id, k.workspace_id, m.role,
           coalesce(k.last_used_at < now() - interval '1 minute', true) as stale,
           set_config('app.ws', k.workspace_id::text, true),
           set_config('app.member', k.user_id::text, true)
    from extension_keys k join workspace_members m using (user_id, workspace_id)
    where k.key_hash = $1`,
};

export interface AuthenticatedActor {
  actor: Actor;
  /** The session or key was last marked as used a while ago. */
  stale: boolean;
  /** What the statement read that was sent with the check; empty without one. */
  rows: unknown[];
}

/**
 * Who holds this credential now, or null. Never cached: revocation is immediate. The statement
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
  const { user_id: userId, workspace_id: workspaceId, role, stale } = row;
  return { actor: { userId, workspaceId, role, via: kind }, stale, rows: read?.rows ?? [] };
}

/**
 * Marks a session or key as used, which also rolls a session's 30 days: up to 180 days after the
 * sign-in, when even a busy one ends.
 */
export function markUsed(
  ctx: Context,
  { kind, hash }: Credential,
  owner: string,
): Promise<unknown> {
  return withWorkspace(ctx.db, owner, (tx) =>
    kind === 'session'
      ? tx
          .updateTable('sessions')
          .set({
            last_seen_at: sql`now()`,
            expires_at: sql`least(now() + interval '30 days', created_at + interval '180 days')`,
          })
          .where('token_hash', '=', hash)
          .execute()
      : tx
          .updateTable('extension_keys')
          .set({ last_used_at: sql`now()` })
          .where('key_hash', '=', hash)
          .execute(),
  );
}
