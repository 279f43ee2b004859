import type { Db } from '#api/db/database.ts';
import { announce } from '#api/live/live-changes.ts';
import type { Notice } from './notice.ts';
import { insertNotification, updateSettledApprovals } from './queries.ts';

export { forgetBrowsers } from './push-subscriptions.ts';

/** Leaves a notice in the transaction of what happened, and tells who is looking. */
export async function notify(tx: Db, owner: string, notice: Notice): Promise<void> {
  await insertNotification(tx, owner, notice).execute();
  announce(tx, owner, 'notifications');
}

/** What asks for an approval that has been given is read, in the transaction that gives it. */
export async function settleApprovals(tx: Db, owner: string): Promise<void> {
  const settled = await updateSettledApprovals(tx, owner).execute();
  if (settled.length > 0) announce(tx, owner, 'notifications');
}
