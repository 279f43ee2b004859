import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { isPushAddress, type Subscription } from '#api/providers/push/send-push.ts';
import { message } from '#shared/contracts/messages/message.ts';

type Tools = Pick<Context, 'db' | 'across' | 'sealer' | 'env'>;

/** More browsers than a person has: the oldest gives way. */
const MOST_BROWSERS = 10;

/** Holds each browser to one account. */
const ONE_ACCOUNT = 'push_subscriptions_browser_key';

/**
 * Sends notifications to a browser from now on. Again for the same one it takes its new keys. Whose
 * notifications it gets already changes only for the browser itself: its keys are secret, its address is
 * not. Throws `conflict` for an address under other keys that another workspace has.
 */
export async function subscribeBrowser(
  { db, across, sealer, env }: Tools,
  owner: string,
  { endpoint, keys, device }: Subscription & { device: string },
): Promise<void> {
  if (!isPushAddress(endpoint, env.NODE_ENV === 'test' && !env.PRODUCTION)) {
    throw fieldError('invalid', 'endpoint', message('protocol.no-push-service'));
  }
  const sealed = sealer.seal(JSON.stringify(keys), placeOf(owner));
  const before = await across
    .selectFrom('push_subscriptions')
    .select(['id', 'workspace_id', 'keys'])
    .where('endpoint', '=', endpoint)
    .where('workspace_id', '<>', owner)
    .executeTakeFirst();
  if (before) {
    if (!hasKeys(sealer, before, keys)) throw taken();
    // Whoever used this browser before must not have their notifications shown to who does now.
    await across.deleteFrom('push_subscriptions').where('id', '=', before.id).execute();
  }
  await withWorkspace(db, owner, async (tx) => {
    await tx
      .insertInto('push_subscriptions')
      .values({ workspace_id: owner, endpoint, keys: sealed, device })
      .onConflict((conflict) =>
        conflict
          .constraint('push_subscriptions_endpoint_key')
          .doUpdateSet({ keys: sealed, device, user_id: sql<string>`current_member()` }),
      )
      .execute();
    await dropOldest(tx, owner);
  }).catch((error: { constraint?: string }) => {
    throw error.constraint === ONE_ACCOUNT ? taken() : error;
  });
}

/** Whether these are the keys of that row. What no secret opens any more proves nothing. */
function hasKeys(
  sealer: Context['sealer'],
  row: { workspace_id: string; keys: string },
  { p256dh, auth }: Subscription['keys'],
): boolean {
  try {
    const known = JSON.parse(sealer.open(row.keys, placeOf(row.workspace_id)));
    return isSame(known.p256dh, p256dh) && isSame(known.auth, auth);
  } catch {
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  return first.length === second.length && timingSafeEqual(first, second);
}

function taken(): AppError {
  return new AppError('conflict', message('rule.browser-taken'));
}

export async function unsubscribeBrowser(
  { db }: Pick<Context, 'db'>,
  owner: string,
  endpoint: string,
): Promise<void> {
  await withWorkspace(db, owner, (tx) =>
    tx
      .deleteFrom('push_subscriptions')
      .where('workspace_id', '=', owner)
      .where('endpoint', '=', endpoint)
      .execute(),
  );
}

export async function isSubscribed(
  { db }: Pick<Context, 'db'>,
  owner: string,
  endpoint: string,
): Promise<boolean> {
  const row = await withWorkspace(db, owner, (tx) =>
    tx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('workspace_id', '=', owner)
      .where('endpoint', '=', endpoint)
      // Of a member who signed out here it shows nothing to whoever signs in.
      .where(sql<boolean>`(user_id is null or user_id = current_member())`)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** The subscription of a row that was read elsewhere. */
export function openSubscription(
  sealer: Context['sealer'],
  owner: string,
  row: { endpoint: string; keys: string },
): Subscription {
  return { endpoint: row.endpoint, keys: JSON.parse(sealer.open(row.keys, placeOf(owner))) };
}

async function dropOldest(tx: Db, owner: string): Promise<void> {
  await sql`
    delete from push_subscriptions where workspace_id = ${owner} and id in (
      select id from push_subscriptions
      where workspace_id = ${owner} and user_id is not distinct from current_member()
      order by created_at desc, id offset ${MOST_BROWSERS})`.execute(tx);
}

function placeOf(workspaceId: string) {
  return { table: 'push_subscriptions', workspaceId, field: 'keys' };
}
