import type { InferResult } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { setTenant, withCredential } from '#api/db/tenant.ts';
import { firstAbove, invitedStanding, readStandings } from '#api/domains/workspaces/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { hashSecret } from '#api/http/auth/credential.ts';
import type { Offer } from '#shared/contracts/invitations.ts';
import { mayGrant } from '#shared/contracts/permissions.ts';
import { findByHash } from './queries.ts';

/** What a link invites to. Throws `not_found` for any link that is not good now and never was. */
export function readOffer({ db }: Pick<Context, 'db'>, token: string): Promise<Offer> {
  const hash = hashSecret(token);
  return withCredential(db, hash, async (tx) => {
    const found = await findOffer(tx, hash);
    const { email, xUsername, workspaceName, invitedBy, role, state } = found;
    return {
      state,
      workspaceName,
      invitedBy,
      role,
      bound: email !== null ? 'email' : xUsername !== null ? 'x' : 'nobody',
      invited: email === null ? xUsername : masked(email),
    };
  });
}

/** In a transaction that has named the hash, which enters the workspace. Throws `not_found`. */
export async function findOffer(tx: Db, hash: Buffer): Promise<Found & Pick<Offer, 'state'>> {
  const found = await findByHash(tx, hash).executeTakeFirst();
  if (!found) throw notFound('Invitation');
  await setTenant(tx, found.workspaceId);
  const state = stateOf(found);
  return {
    ...found,
    state: state === 'open' && !(await isStillGiven(tx, found)) ? 'revoked' : state,
  };
}

type Found = InferResult<ReturnType<typeof findByHash>>[number];

function stateOf(found: Found): Offer['state'] {
  const isUnbound = found.email === null && found.xUsername === null;
  if (found.revokedAt !== null) return 'revoked';
  if (found.acceptedAt !== null) {
    return isUnbound && found.confirmedAt === null ? 'waiting' : 'accepted';
  }
  if (found.isExpired) return 'expired';
  const isGood = found.inviterRole !== null && mayGrant(found.inviterRole, found.role);
  return isGood && !found.isLeaving ? 'open' : 'revoked';
}

/** An invitation gives no more than who made it may give by now, on any account. */
async function isStillGiven(
  tx: Db,
  { workspaceId, inviterId, role, accounts }: Found,
): Promise<boolean> {
  const standings = await readStandings(tx, workspaceId);
  return !firstAbove(standings, inviterId, null, invitedStanding(role, accounts));
}

function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}\u2022\u2022\u2022${email.slice(at)}`;
}
