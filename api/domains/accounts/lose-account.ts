import type { Db } from '#api/db/database.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { holdForReconnect } from '#api/domains/publishing/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lockAccount, markReconnect } from './queries.ts';

/** What its people are told, and why its posts wait. */
const causes = {
  reconnect: {
    told: 'notification.account-lost',
    why: (username: string) => message('rule.account-lost', { username }),
  },
  suspended: {
    told: 'notification.account-suspended',
    why: (username: string) => message('rule.account-suspended', { username }),
  },
  left: {
    told: 'notification.connector-left',
    why: () => message('post.connector-left'),
  },
} as const;

/**
 * An account that somebody has to connect again: from this moment all its pending posts wait. Its
 * people are told when it is lost, not again each time that somebody tries it. Answers its name.
 */
export async function markLost(
  tx: Db,
  owner: string,
  id: string,
  cause: keyof typeof causes = 'reconnect',
): Promise<string> {
  const { username, needs_reconnect } = await lockAccount(tx, owner, id).executeTakeFirstOrThrow();
  const { told, why } = causes[cause];
  await markReconnect(tx, owner, id).execute();
  if (!needs_reconnect) {
    announce(tx, owner, 'accounts');
    await notify(tx, owner, {
      type: 'reconnect_x',
      title: message('notification.reconnect', { username }),
      message: message(told, { username }),
      link: '/social-connections',
    });
  }
  await holdForReconnect(tx, owner, id, why(username));
  return username;
}

/** X no longer accepts its tokens, or has suspended or locked it. */
export function lostAccount(username: string, cause: 'reconnect' | 'suspended'): AppError {
  return new AppError('conflict', causes[cause].why(username));
}
