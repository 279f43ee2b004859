import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { setTenant, withoutTenant } from '#api/db/tenant.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { deleteSpareSessions, insertSession } from './queries.ts';

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
  userAgent?: string,
  also?: (tx: Db, workspaceId: string) => Promise<void>,
): Promise<SignedIn> {
  const token = newSecret();
  return withoutTenant(db, async (tx) => {
    const owner = (await findMember(tx, identity.subject)) ?? (await register(tx, identity));
    await setTenant(tx, owner.workspaceId);
    await updateProfile(tx, owner.userId, identity);
    await deleteSpareSessions(tx, owner).execute();
    await insertSession(tx, owner, hashSecret(token), userAgent?.slice(0, 300)).execute();
    await also?.(tx, owner.workspaceId);
    return { ...owner, token };
  });
}

async function findMember(db: Db, subject: string) {
  return db
    .selectFrom('users')
    .innerJoin('workspace_members', 'user_id', 'users.id')
    .select(['user_id as userId', 'workspace_id as workspaceId'])
    .where('subject', '=', subject)
    .executeTakeFirst();
}

async function register(db: Db, { subject, username }: Identity) {
  // Two first sign-ins at once: the second waits here and finds what the first has made.
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
  const earlier = await findMember(db, subject);
  if (earlier) return earlier;
  const user = await db
    .insertInto('users')
    .values({ subject, username })
    .returning('id')
    .executeTakeFirstOrThrow();
  const workspace = await db
    .insertInto('workspaces')
    .values({ name: username })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('workspace_members')
    .values({ user_id: user.id, workspace_id: workspace.id, role: 'owner' })
    .execute();
  return { userId: user.id, workspaceId: workspace.id };
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
    })
    .where('id', '=', userId)
    .execute();
}
