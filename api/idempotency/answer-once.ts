import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

/** A call that whoever sends it may send again under the same key. */
export interface KeyedCall {
  owner: string;
  /** What is called: keys of different calls have nothing to do with each other. */
  call: string;
  /** Whose keys they are, where another's say nothing; all of the workspace otherwise. */
  author?: string;
  /** Without one each call is new. */
  key: string | undefined;
  /** As it was checked: the same for whatever way of writing it. */
  body: unknown;
}

/**
 * Does the work once, and answers the same however often and at once it is asked. Inside the caller's
 * transaction: what fails leaves no key. Throws `conflict` for a key that came with another body.
 */
export async function answerOnce<T>(tx: Db, call: KeyedCall, work: () => Promise<T>): Promise<T> {
  const before = await claimKey<T>(tx, call);
  return before ?? keepAnswer(tx, call, await work());
}

/**
 * Null for a key that is new, and for one whose answer is not kept yet. Waits for a transaction that
 * has it. Throws `conflict` for a key that came with another body.
 */
export async function claimKey<T>(tx: Db, call: KeyedCall): Promise<T | null> {
  const { owner, key, author = '' } = call;
  if (key === undefined) return null;
  const row = { workspace_id: owner, call: call.call, author, key, body_hash: hashOf(call.body) };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? null : findAnswer<T>(tx, call);
}

/** What an equal call was answered before; null where it was not. Throws what `claimKey` throws. */
export async function findAnswer<T>(tx: Db, call: KeyedCall): Promise<T | null> {
  if (call.key === undefined) return null;
  const known = await ofCall(tx, call).executeTakeFirst();
  return known ? answerOf<T>(known, call) : null;
}

/** Keeps what the first of equal calls is answered, and answers that. */
export async function keepAnswer<T>(tx: Db, call: KeyedCall, answer: T): Promise<T> {
  const { owner, author = '', key } = call;
  if (key === undefined) return answer;
  const kept = await tx
    .updateTable('idempotency_keys')
    .set({ answer: sql`coalesce(answer, ${JSON.stringify(answer)}::json)` })
    .where('workspace_id', '=', owner)
    .where('call', '=', call.call)
    .where('author', '=', author)
    .where('key', '=', key)
    .returning('answer')
    .executeTakeFirst();
  return (kept?.answer as T | undefined) ?? answer;
}

function answerOf<T>(
  { body_hash, answer }: { body_hash: Buffer; answer: unknown },
  { body }: KeyedCall,
): T | null {
  if (!body_hash.equals(hashOf(body))) throw new AppError('conflict', message('rule.key-used'));
  return answer as T | null;
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(canonical(body)).digest();
}

function ofCall(tx: Db, { owner, call, author = '', key = '' }: KeyedCall) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('workspace_id', '=', owner)
    .where('call', '=', call)
    .where('author', '=', author)
    .where('key', '=', key);
}

/** JSON with the fields of each object in one order. */
function canonical(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
