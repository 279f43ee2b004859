import type { Db } from '#api/db/database.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lockAccount, markReconnect } from './queries.ts';

type Why = 'reconnect' | 'suspended';

const waiting: Record<Why, (username: string) => string> = {
  reconnect: (username) =>
    `X no longer accepts @${username}. Posts from it wait until you sign in with X again.`,
  suspended: (username) =>
    `X has suspended or locked @${username}. Posts from it wait until that is settled on X and you sign in with X again.`,
};

/** Its person is told when it is lost, not again each time that somebody tries it. Answers its name. */
export async function markLost(
  tx: Db,
  owner: string,
  id: string,
  why: Why = 'reconnect',
): Promise<string> {
  const { username, needs_reconnect } = await lockAccount(tx, owner, id).executeTakeFirstOrThrow();
  await markReconnect(tx, owner, id).execute();
  if (needs_reconnect) return username;
  announce(tx, owner, 'accounts');
  await notify(tx, owner, {
    type: 'reconnect_x',
    title: `Reconnect @${username}`,
    message: waiting[why](username),
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
