import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import { updateAllRead, updateDismissed, updateRead } from './queries.ts';

/** Marks a notice as read, or as not read; every window of its person hears of it. */
export async function markNotice(
  db: Database,
  owner: string,
  id: string,
  isRead: boolean,
): Promise<Notification> {
  return withWorkspace(db, owner, async (tx) => {
    const marked = await updateRead(tx, owner, id, isRead).executeTakeFirst();
    if (!marked) throw notFound('Notification');
    announce(tx, owner, 'notifications', id);
    return marked;
  });
}

export async function markAllNotices(db: Database, owner: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await updateAllRead(tx, owner).execute();
    announce(tx, owner, 'notifications');
  });
}

/** Takes a notice off the list: it does not go out by mail or push any more, nor comes again. */
export async function dismissNotice(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    if (!(await updateDismissed(tx, owner, id).executeTakeFirst())) {
      throw notFound('Notification');
    }
    announce(tx, owner, 'notifications', id);
  });
}
