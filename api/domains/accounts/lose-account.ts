import type { Db } from '#api/db/database.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lockAccount, markReconnect } from './queries.ts';

const waiting = {
  reconnect: 'notification.account-lost',
  suspended: 'notification.account-suspended',
  left: 'notification.connector-left',
} as const;

/** Its person is told when it is lost, not again each time that somebody tries it. Answers its name. */
export async function markLost(
  tx: Db,
  owner: string,
  id: string,
  why: keyof typeof waiting = 'reconnect',
): Promise<string> {
  const { username, needs_reconnect } = await lockAccount(tx, owner, id).executeTakeFirstOrThrow();
  await markReconnect(tx, owner, id).execute();
  if (needs_reconnect) return username;
  announce(tx, owner, 'accounts');
  await notify(tx, owner, {
    type: 'reconnect_x',
    title: message('notification.reconnect', { username }),
    message: message(waiting[why], { username }),
    link: '/social-connections',
  });
  return username;
}

/** X no longer accepts its tokens. */
export function lostAccount(username: string): AppError {
  return new AppError('conflict', message('rule.account-lost', { username }));
}

/** X has suspended or locked it. */
export function suspendedAccount(username: string): AppError {
  return new AppError('conflict', message('rule.account-suspended', { username }));
}
