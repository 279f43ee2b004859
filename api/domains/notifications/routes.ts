import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/notifications.ts';
import * as push from '#shared/contracts/push.ts';
import {
  dismissNotification,
  markAllNotifications,
  markNotification,
} from './answer-notifications.ts';
import { isSubscribed, subscribeBrowser, unsubscribeBrowser } from './push-subscriptions.ts';
import { countUnread, listNotifications } from './queries.ts';
import { vapidKeys } from './vapid-keys.ts';

export const notificationRoutes = [
  route(
    contract.listNotifications,
    ({ rows }) => rows,
    listNotifications(compiler, sessionWorkspace).compile(),
  ),
  route(
    contract.countUnread,
    ({ rows: [row] }) => ({ unread: row?.unread ?? 0 }),
    countUnread(compiler, sessionWorkspace).compile(),
  ),
  route(contract.markNotification, ({ owner, ctx, params, body }) =>
    markNotification(ctx.db, owner, params.id, body.isRead),
  ),
  route(contract.markAllRead, ({ owner, ctx }) => markAllNotifications(ctx.db, owner)),
  route(contract.dismissNotification, ({ owner, ctx, params }) =>
    dismissNotification(ctx.db, owner, params.id),
  ),
  route(push.getPushKey, async ({ ctx }) => ({ publicKey: (await vapidKeys(ctx)).publicKey })),
  route(push.checkPush, async ({ owner, ctx, body }) => ({
    subscribed: await isSubscribed(ctx, owner, body.endpoint),
  })),
  route(push.subscribePush, ({ owner, ctx, body }) => subscribeBrowser(ctx, owner, body)),
  route(push.unsubscribePush, ({ owner, ctx, body }) =>
    unsubscribeBrowser(ctx, owner, body.endpoint),
  ),
];
