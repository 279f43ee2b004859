import type { InferResult } from 'kysely';
import type { Context } from '#api/context.ts';
import { actAs } from '#api/db/acting-member.ts';
import type { Db } from '#api/db/database.ts';
import { setTenant, withCredential, withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { hashSecret } from '#api/http/auth/credential.ts';
import type { RequestFacts } from '#api/http/route.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { type Role, roleMay } from '#shared/contracts/permissions.ts';
import { type LinkRight, linkRights } from '#shared/contracts/review-links.ts';
import { findByHash, findShown, lockLink, markUsed } from './queries.ts';

type LinkRow = InferResult<ReturnType<typeof findByHash>>[number];

/** A link that is good now, and the member whose authority it has. */
export interface OpenLink extends LinkRow {
  creator: { userId: string; workspaceId: string; role: Role };
}

type Found = { state: 'open'; link: OpenLink } | { state: 'revoked' | 'expired'; link: null };

/** In a transaction that has named the hash, or is the workspace's. Throws `not_found`. */
async function findLink(tx: Db, hash: Buffer): Promise<Found> {
  const row = await findByHash(tx, hash).executeTakeFirst();
  if (!row) throw notFound('Review link');
  const { createdBy: userId, creatorRole: role, workspaceId } = row;
  if (row.revokedAt !== null || row.isLeaving) return { state: 'revoked', link: null };
  if (row.isExpired) return { state: 'expired', link: null };
  // It can do no more than who made it may by now.
  if (userId === null || role === null || !roleMay(role, 'posts.approve')) {
    return { state: 'revoked', link: null };
  }
  return { state: 'open', link: { ...row, creator: { userId, workspaceId, role } } };
}

/**
 * Reads what a link shows, in its workspace; null where it opens nothing any more. Throws `not_found`
 * for a link that never was.
 */
export function readByLink<T>(
  { db }: Pick<Context, 'db'>,
  token: string,
  read: (tx: Db, link: OpenLink) => Promise<T>,
): Promise<{ state: Found['state']; value: T | null }> {
  const hash = hashSecret(token);
  return withCredential(db, hash, async (tx) => {
    const { state, link } = await findLink(tx, hash);
    if (!link) return { state, value: null };
    await setTenant(tx, link.workspaceId);
    return { state, value: await read(tx, link) };
  });
}

/**
 * Does something about a post for the member who made the link, in one transaction, and notes that it
 * was used. Throws `not_found`, also for a post that the link does not show, `conflict` where it opens
 * nothing any more, `forbidden` where it may do less.
 */
export async function actByLink<T>(
  { db }: Pick<Context, 'db'>,
  { id: requestId, address }: Pick<RequestFacts, 'id' | 'address'>,
  token: string,
  right: LinkRight,
  postId: string,
  act: (tx: Db, link: OpenLink) => Promise<T>,
): Promise<T> {
  const hash = hashSecret(token);
  const found = openOf(await withCredential(db, hash, (tx) => findLink(tx, hash)));
  const { workspaceId: owner, id, creator } = found;
  const { userId, role } = creator;
  return actAs({ userId, role, via: 'link', requestId, address }, () =>
    withWorkspace(db, owner, async (tx) => {
      await lockLink(tx, owner, id).executeTakeFirst();
      // As it is now that nobody else changes it.
      const link = openOf(await findLink(tx, hash));
      if (linkRights.indexOf(link.may) < linkRights.indexOf(right)) {
        const none = right === 'comment' ? 'rule.link-may-not-comment' : 'rule.link-may-not';
        throw new AppError('forbidden', message(none));
      }
      const shown = await findShown(tx, owner, link, postId).executeTakeFirst();
      if (!shown) throw notFound('Scheduled post');
      const done = await act(tx, link).catch(asClosed);
      await markUsed(tx, owner, id).execute();
      return done;
    }),
  );
}

/** Who made it has left in between. */
function asClosed(error: unknown): never {
  const hasLeft = error instanceof AppError && error.code === 'unauthorized';
  throw hasLeft ? new AppError('conflict', message('rule.link-revoked')) : error;
}

function openOf({ state, link }: Found): OpenLink {
  if (link) return link;
  const reason = state === 'expired' ? 'rule.link-expired' : 'rule.link-revoked';
  throw new AppError('conflict', message(reason));
}
