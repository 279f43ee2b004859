import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import { findNotification } from './queries.ts';
import {
  markAllRead,
  markDismissed,
  markRead,
  settleDismissed,
  settleRead,
} from './read-queries.ts';

/** Marks a notification as read, or as not read, for one member; every window of theirs hears of it. */
export async function markNotification(
  db: Database,
  owner: string,
  id: string,
  isRead: boolean,
): Promise<Notification> {
  return withWorkspace(db, owner, async (tx) => {
    await find(tx, owner, id);
    await markRead(tx, owner, id, isRead);
    if (isRead) await settleRead(tx, owner);
    announce(tx, owner, 'notifications', id);
    return find(tx, owner, id);
  });
}

export async function markAllNotifications(db: Database, owner: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await markAllRead(tx, owner);
    await settleRead(tx, owner);
    announce(tx, owner, 'notifications');
  });
}

/** Takes a notification off the list of one member: nothing of it is sent to them any more. */
export async function dismissNotification(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await find(tx, owner, id);
    await markDismissed(tx, owner, id);
    await settleRead(tx, owner);
    await settleDismissed(tx, owner, id);
    announce(tx, owner, 'notifications', id);
  });
}

function find(tx: Db, owner: string, id: string): Promise<Notification> {
  return findNotification(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Notification'));
}
