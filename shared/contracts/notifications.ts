import { z } from 'zod/mini';
import { flag } from './checks.ts';
import { id, idParams, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { anyMessage } from './messages/any-message.ts';

export const notificationTypes = [
  'market_alert',
  'news_alert',
  'post_failed',
  'post_held',
  'post_needs_check',
  'post_reminder',
  'posts_await_approval',
  'policy_changed',
  'comment_mention',
  'comment_reply',
  'client_comment',
  'post_assigned',
  'access_ended',
  'reconnect_x',
  'training_finished',
  'performance_report',
  'weekly_digest',
  'export_ready',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  /** What `title` and `message` say in English. Older rows and servers have none. */
  titleMessage: z.nullish(anyMessage),
  bodyMessage: z.nullish(anyMessage),
  /** One of `notificationTypes`, or one that a newer server knows. */
  type: z.string(),
  coinSymbol: z.nullable(z.string()),
  /** A path of the console where something can be done about it. */
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  triggeredAt: instant,
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  ...reading,
  path: '/api/watchlist/notifications',
  summary: 'The latest 200 notifications, newest first',
  response: z.array(notification),
});

export const countUnread = endpoint({
  ...reading,
  path: '/api/watchlist/notifications/unread',
  summary: 'How many notifications have not been read',
  response: z.object({ unread: z.number() }),
});

export const markNotification = endpoint({
  method: 'PATCH',
  path: '/api/watchlist/notifications/{id}',
  summary: 'Marks a notification as read, or as not read',
  access: 'user',
  permission: 'self.manage',
  params: idParams,
  body: z.object({ isRead: flag('isRead') }),
  response: notification,
});

export const markAllRead = endpoint({
  method: 'POST',
  path: '/api/watchlist/notifications/read-all',
  summary: 'Marks every notification as read',
  access: 'user',
  permission: 'self.manage',
});

export const dismissNotification = endpoint({
  method: 'DELETE',
  path: '/api/watchlist/notifications/{id}',
  summary: 'Dismisses a notification: it is gone',
  access: 'user',
  permission: 'self.manage',
  params: idParams,
});
