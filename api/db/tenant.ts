import { CompiledQuery } from 'kysely';
import type { Role } from '#shared/contracts/permissions.ts';
import { actingMember } from './acting-member.ts';
import { withConnectionSlot } from './client/connection-queue.ts';
import type { Tenant } from './client/named-statements.ts';
import { runPipelined } from './client/run-pipelined.ts';
import { type Database, type Db, poolOf } from './database.ts';
import { inTransaction } from './transaction.ts';

const ENTER = "select set_config('app.ws', $1, true)";

/** Runs work in one transaction that sees, and may write, only rows of this workspace. */
export function withWorkspace<T>(
  db: Database,
  owner: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return withConnectionSlot(poolOf(db), owner, () => inTransaction(db, tenantOf(owner), work));
}

/** The same for statements of which none needs another's answer: one trip to the database. */
export async function withWorkspaceAtOnce<Rows extends unknown[]>(
  db: Database,
  owner: string,
  statements: { [K in keyof Rows]: CompiledQuery<Rows[K]> },
): Promise<{ [K in keyof Rows]: Rows[K][] }> {
  const pool = poolOf(db);
  const answers = await withConnectionSlot(pool, owner, () =>
    runPipelined(pool, statements, tenantOf(owner)),
  );
  return answers.map(({ rows }) => rows) as { [K in keyof Rows]: Rows[K][] };
}

/** Runs work in one transaction that sees what has this hash: a session or key of any workspace, or a step of a sign-in. */
export function withCredential<T>(
  db: Database,
  hash: Buffer,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, { credential: hash.toString('hex') }, work);
}

/** Runs work in one transaction that sees rows of no workspace until it enters one. */
export function withoutTenant<T>(db: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, {}, work);
}

/** From here to its end the transaction belongs to this workspace. */
export async function setTenant(tx: Db, owner: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(ENTER, [owner]));
}

/** The same for who joins it in this transaction: the audit log has them as what they become. */
export async function setTenantAs(tx: Db, owner: string, role: Role): Promise<void> {
  await setTenant(tx, owner);
  const member = actingMember()?.replace(/^(\S+ \S+) \S+/, `$1 ${role}`) ?? '';
  await tx.executeQuery(CompiledQuery.raw("select set_config('app.member', $1, true)", [member]));
}

/** The same without a member: what happens there is nothing that somebody of that workspace has done. */
export async function setTenantOfNobody(tx: Db, owner: string): Promise<void> {
  await setTenant(tx, owner);
  await tx.executeQuery(CompiledQuery.raw("select set_config('app.member', $1, true)", ['']));
}

/** Whose rows, and for which member: the database notes who has done it. */
const tenantOf = (owner: string): Tenant => ({ workspace: owner, member: actingMember() });
