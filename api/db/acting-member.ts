import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<{ userId: string }>();

/**
 * Runs work for this member: each transaction within it says so to the database, where
 * `current_member()` answers it. What the work leaves running later keeps the member too.
 */
export function actAs<T>(member: { userId: string } | null, work: () => T): T {
  return member === null ? work() : acting.run(member, work);
}

/** The id of the user for whom this runs; null for background work and visitors. */
export function actingMember(): string | null {
  return acting.getStore()?.userId ?? null;
}
