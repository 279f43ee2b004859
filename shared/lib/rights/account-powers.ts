import type { AccountLevel } from '#shared/contracts/members.ts';
import { type Role, roleMay } from '#shared/contracts/permissions.ts';

const writes = ['none', 'draft', 'publish'] as const;

/** What a member effectively may do with one X account. */
export interface AccountPowers {
  /** `draft`: what they write needs the approval of somebody else. */
  writes: (typeof writes)[number];
  /** They may be an approver of its posts. */
  decides: boolean;
}

/**
 * The one answer to what a member may do with an account: the level of their row, or without one what
 * their role may. A row limits and extends deciding; nobody writes whose role does not.
 */
export function powersOn(role: Role, level: AccountLevel | null): AccountPowers {
  const mayWrite = roleMay(role, 'posts.write');
  return {
    writes: !mayWrite ? 'none' : level === 'draft' ? 'draft' : 'publish',
    decides: level === null ? roleMay(role, 'posts.approve') : level === 'approve',
  };
}

export const ALL_POWERS: AccountPowers = { writes: 'publish', decides: true };
export const NO_POWERS: AccountPowers = { writes: 'none', decides: false };

/** Whether the first may do nothing that the other may not. */
export function areWithin(powers: AccountPowers, other: AccountPowers): boolean {
  const rank = (one: AccountPowers) => writes.indexOf(one.writes);
  return rank(powers) <= rank(other) && (!powers.decides || other.decides);
}

/** A member's role with the levels of their rows. */
export interface Standing {
  role: Role;
  levels: ReadonlyMap<string, AccountLevel>;
}

export function powersOf({ role, levels }: Standing, accountId: string | null): AccountPowers {
  return powersOn(role, accountId === null ? null : (levels.get(accountId) ?? null));
}

/** What a row stands for once its member gets a role that writes. */
function latent({ role, levels }: Standing, accountId: string): AccountPowers {
  const level = levels.get(accountId);
  if (level === undefined || roleMay(role, 'posts.write'))
    return powersOf({ role, levels }, accountId);
  return powersOn('author', level);
}

/**
 * The accounts on which a change gives more than its giver has: neither now, nor by a row that waits
 * for another role. What somebody has already is not given.
 */
export function givenAbove(
  accountIds: readonly string[],
  before: Standing | null,
  after: Standing,
  most: (accountId: string) => AccountPowers,
): string[] {
  return accountIds.filter((id) =>
    [powersOf, latent].some((measure) => {
      const had = before === null ? NO_POWERS : measure(before, id);
      const gets = measure(after, id);
      return !areWithin(gets, had) && !areWithin(gets, most(id));
    }),
  );
}

/**
 * What a member may give on an account: their own powers. Where no other owner has more, an owner
 * gives all of them: nobody else could lift their limit.
 */
export function givingPowers(
  giver: Standing,
  owners: readonly Standing[],
  accountId: string,
): AccountPowers {
  const own = powersOf(giver, accountId);
  const isHighest =
    giver.role === 'owner' && owners.every((owner) => areWithin(powersOf(owner, accountId), own));
  return isHighest ? ALL_POWERS : own;
}
