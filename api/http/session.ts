import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Actor, Context } from '#api/context.ts';
import { withConnectionSlot } from '#api/db/connection-queue.ts';
import type { Answer, Statement } from '#api/db/pipelined-transaction.ts';
import { runPipelined } from '#api/db/run-pipelined.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { Credential } from './credential.ts';
import type { HotRead } from './route.ts';

/** The workspace of the session that the same transaction has just checked. */
export const currentWorkspace = sql<string>`current_workspace()`;

interface ActorRow {
  user_id: string;
  workspace_id: string;
  role: 'owner';
  stale: boolean;
}

const showing = `
  select set_config('app.credential', $1, true), set_config('transaction_read_only', 'on', true)`;

const actorStatements = {
  session: `
    select s.user_id, s.workspace_id, m.role,
           s.last_seen_at < now() - interval '1 hour' as stale,
           set_config('app.ws', s.workspace_id::text, true)
    from sessions s join workspace_members m using (user_id, workspace_id)
    where s.token_hash = $1 and s.expires_at > now()`,
  key: `
    select k.user_id, k.workspace_id, m.role,
           coalesce(k.last_used_at < now() - interval '1 minute', true) as stale,
           set_config('app.ws', k.workspace_id::text, true)
    from extension_keys k join workspace_members m using (user_id, workspace_id)
    where k.key_hash = $1`,
};

export interface Recognised {
  actor: Actor;
  /** The session or key was last marked as used a while ago. */
  stale: boolean;
}

/** Who holds this credential now, or null. Never cached: revocation is immediate. */
export async function recognise(pool: Pool, credential: Credential): Promise<Recognised | null> {
  const [, who] = await ask(pool, credential, []);
  return toRecognised(who?.rows[0] as ActorRow | undefined, credential);
}

/** Checks the credential and reads, the read seeing only the workspace that the check has set. */
export async function readAs<Row>(
  pool: Pool,
  credential: Credential,
  { statement }: HotRead,
): Promise<{ recognised: Recognised; rows: Row[] } | null> {
  const [, who, what] = await ask(pool, credential, [statement]);
  const recognised = toRecognised(who?.rows[0] as ActorRow | undefined, credential);
  return recognised && { recognised, rows: what?.rows as Row[] };
}

/** Lets the transaction see the session or key with this hash, tells whose it is, and reads on. */
function ask(pool: Pool, { kind, hash }: Credential, statements: Statement[]): Promise<Answer[]> {
  const hex = hash.toString('hex');
  return withConnectionSlot(pool, hex, () =>
    runPipelined(pool, [
      { sql: showing, parameters: [hex] },
      { sql: actorStatements[kind], parameters: [hash] },
      ...statements,
    ]),
  );
}

/**
 * Marks a session or key as used, which also rolls a session's 30 days: up to 180 days after the
 * sign-in, when even a busy one ends.
 */
export function touch(ctx: Context, { kind, hash }: Credential, owner: string): Promise<unknown> {
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

function toRecognised(row: ActorRow | undefined, credential: Credential): Recognised | null {
  if (!row) return null;
  const { user_id: userId, workspace_id: workspaceId, role, stale } = row;
  return { actor: { userId, workspaceId, role, via: credential.kind }, stale };
}
