import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/session.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/notifications.ts';
import * as push from '#shared/contracts/push.ts';
import { dismissNotice, markAllNotices, markNotice } from './answer-notices.ts';
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
  route(contract.markNotification, ({ actor, ctx, params, body }) =>
    markNotice(ctx.db, actor.workspaceId, params.id, body.isRead),
  ),
  route(contract.markAllRead, ({ actor, ctx }) =>
    markAllNotices(ctx.db, actor.workspaceId).then(() => undefined),
  ),
  route(contract.dismissNotification, ({ actor, ctx, params }) =>
    dismissNotice(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(push.getPushKey, async ({ ctx }) => ({ publicKey: (await vapidKeys(ctx)).publicKey })),
  route(push.checkPush, async ({ actor, ctx, body }) => ({
    subscribed: await isSubscribed(ctx, actor.workspaceId, body.endpoint),
  })),
  route(push.subscribePush, ({ actor, ctx, body }) =>
    subscribeBrowser(ctx, actor.workspaceId, body).then(() => undefined),
  ),
  route(push.unsubscribePush, ({ actor, ctx, body }) =>
    unsubscribeBrowser(ctx, actor.workspaceId, body.endpoint).then(() => undefined),
  ),
];
