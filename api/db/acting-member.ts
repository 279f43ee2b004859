import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '#shared/contracts/permissions.ts';

/** Who acts, as what, and by which call. */
export interface ActingMember {
  userId: string;
  /** `link`: a review link that they made. */
  via: 'session' | 'key' | 'link';
  role: Role;
  requestId: string;
  /** Of the client; '' where the server cannot know. */
  address: string;
}

const acting = new AsyncLocalStorage<ActingMember>();
/** The audit log takes it apart at its spaces. */
const SAFE = /^[0-9a-f-]{36} (?:session|key|link) [a-z]+ [0-9a-f-]{36} [0-9A-Fa-f.:]*$/;

/**
 * Runs work for this member: each transaction within it says so to the database, where
 * `current_member()` answers who, and the audit log has the rest. What the work leaves running later
 * keeps the member too.
 */
export function actAs<T>(member: ActingMember | null, work: () => T): T {
  return member === null ? work() : acting.run(member, work);
}

/** Who acts; null for background work and visitors. */
export function actingUserId(): string | null {
  return acting.getStore()?.userId ?? null;
}

/** What `app.member` is set to, in words; null for background work and visitors. */
export function actingMember(): string | null {
  const member = acting.getStore();
  if (!member) return null;
  const { userId, via, role, requestId, address } = member;
  const words = `${userId} ${via} ${role} ${requestId} ${address}`;
  if (!SAFE.test(words)) throw new Error('A member acts by a call of ours');
  return words;
}
