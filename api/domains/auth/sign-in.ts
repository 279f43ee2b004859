import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { setTenant, withoutTenant } from '#api/db/tenant.ts';
import {
  addWorkspace,
  findLastOpened,
  type OpenedMember,
  rememberOpened,
} from '#api/domains/workspaces/public.ts';
import { signedOut } from '#api/errors/app-error.ts';
import type { Device } from '#api/http/auth/device.ts';
import { openSession } from './open-session.ts';

/** Somebody whom a way of signing in vouches for. */
export interface Identity {
  /** Unique over all ways of signing in: `test:alice`, `x:1234`. */
  subject: string;
  username: string;
  name?: string;
  profileImageUrl?: string | null;
  twitterUsername?: string;
}

export interface SignedIn {
  userId: string;
  workspaceId: string;
  /** The session's secret: for the cookie, stored nowhere. */
  token: string;
}

/**
 * Opens a session; the first one of a person also creates the user and a personal workspace.
 * `also` happens in the same transaction, inside the workspace.
 */
export async function signIn(
  db: Database,
  identity: Identity,
  device: Device = { userAgent: undefined, address: '' },
  also?: (tx: Db, member: OpenedMember) => Promise<void>,
): Promise<SignedIn> {
  return withoutTenant(db, async (tx) => {
    const owner = (await findLastOpened(tx, identity.subject)) ?? (await register(tx, identity));
    await setTenant(tx, owner.workspaceId);
    await updateProfile(tx, owner.userId, identity);
    const member = await rememberOpened(tx, owner);
    if (!member) throw signedOut();
    const token = await openSession(tx, owner, { device });
    await also?.(tx, { ...owner, ...member });
    return { ...owner, token };
  });
}

async function register(db: Db, { subject, username }: Identity) {
  // Two first sign-ins at once: the second waits here and finds what the first has made.
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
  const earlier = await findLastOpened(db, subject);
  if (earlier) return earlier;
  // Somebody who was removed from their last workspace is known already.
  const user = await db
    .insertInto('users')
    .values({ subject, username })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ username }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return addWorkspace(db, user.id, username);
}

/** Names and pictures change at X; ours follow at each sign-in that knows them. */
async function updateProfile(db: Db, userId: string, identity: Identity): Promise<void> {
  const { username, name, profileImageUrl, twitterUsername } = identity;
  if (name === undefined) return;
  await db
    .updateTable('users')
    .set({
      username,
      first_name: name,
      profile_image_url: profileImageUrl ?? null,
      twitter_username: twitterUsername ?? null,
      named_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', userId)
    .execute();
}
