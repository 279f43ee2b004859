import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context, Member } from '#api/context.ts';
import { withCredential } from '#api/db/tenant.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import type { Place } from '#api/secrets/sealer.ts';

type Tools = Pick<Context, 'db' | 'sealer'>;

export interface Opened {
  state: string;
  /** The S256 challenge of the verifier. */
  challenge: string;
  /** For a cookie: only the browser that began may finish. */
  browser: string;
}

export interface Begun {
  returnTo: string | null;
  /** The member for whom, and into whose workspace, it connects one more account; null: it signs in. */
  linkFor: Member | null;
  /** It may make a new user of one whom some workspace has as an account. */
  isSure: boolean;
}

/** Begins a sign-in: good for ten minutes, in this browser, once. All its secrets are new. */
export async function openTransaction(
  { db, sealer }: Tools,
  { returnTo, linkFor, isSure }: Begun,
): Promise<Opened> {
  const [state, verifier, browser] = [newSecret(), newSecret(), newSecret()];
  const stateHash = hashSecret(state);
  await db.deleteFrom('oauth_transactions').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .insertInto('oauth_transactions')
    .values({
      state_hash: stateHash,
      browser_hash: hashSecret(browser),
      verifier: sealer.seal(verifier, placeOf(stateHash)),
      return_to: returnTo,
      link_user_id: linkFor?.userId ?? null,
      link_workspace_id: linkFor?.workspaceId ?? null,
      is_sure: isSure,
      expires_at: sql<string>`now() + interval '10 minutes'`,
    })
    .execute();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state, browser, challenge };
}

/**
 * Uses the transaction up, whatever comes of it; null when it is unknown, spent, old, another
 * browser's, or sealed with a secret that is no longer known. `brought` are the secrets that this
 * browser holds for it.
 */
export async function takeTransaction(
  { db, sealer }: Tools,
  state: string,
  brought: string[],
): Promise<(Begun & { verifier: string }) | null> {
  const stateHash = hashSecret(state);
  const row = await withCredential(db, stateHash, (tx) =>
    tx
      .deleteFrom('oauth_transactions')
      .where('state_hash', '=', stateHash)
      .returning([
        'verifier',
        'browser_hash',
        'return_to',
        'link_user_id',
        'link_workspace_id',
        'is_sure as isSure',
        sql<boolean>`expires_at > now()`.as('live'),
      ])
      .executeTakeFirst(),
  );
  const isSame = brought.some((secret) => row?.browser_hash.equals(hashSecret(secret)));
  if (!row?.live || !isSame) return null;
  const verifier = opened(sealer, row.verifier, placeOf(stateHash));
  if (verifier === null) return null;
  const { link_user_id: userId, link_workspace_id: workspaceId } = row;
  // A transaction without its workspace was begun by an older process: it is begun again.
  if (userId !== null && workspaceId === null) return null;
  const linkFor = userId === null || workspaceId === null ? null : { userId, workspaceId };
  return { verifier, returnTo: row.return_to, linkFor, isSure: row.isSure };
}

function opened(sealer: Context['sealer'], sealed: string, place: Place): string | null {
  try {
    return sealer.open(sealed, place);
  } catch {
    return null;
  }
}

/** Bound to its own transaction: under another state it does not open. */
function placeOf(stateHash: Buffer): Place {
  const field = `verifier ${stateHash.toString('hex')}`;
  return { table: 'oauth_transactions', workspaceId: '', field };
}
