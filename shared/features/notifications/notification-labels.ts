import type { NotificationType } from '#shared/contracts/notifications.ts';
import { msg, t } from '#shared/i18n/translate.ts';

type Color = 'amber' | 'blue' | 'ruby' | 'gray' | 'green';

const looks: Record<NotificationType, { label: string; color: Color }> = {
  market_alert: { label: msg('Market alert'), color: 'blue' },
  news_alert: { label: msg('News alert'), color: 'blue' },
  post_failed: { label: msg('Post failed'), color: 'ruby' },
  post_held: { label: msg('Post on hold'), color: 'amber' },
  post_needs_check: { label: msg('Post needs a check'), color: 'amber' },
  post_reminder: { label: msg('Reminder'), color: 'gray' },
  posts_await_approval: { label: msg('Approval'), color: 'amber' },
  policy_changed: { label: msg('Approval policy'), color: 'amber' },
  comment_mention: { label: msg('Mention'), color: 'blue' },
  comment_reply: { label: msg('Reply'), color: 'gray' },
  client_comment: { label: msg('Client comment'), color: 'amber' },
  post_assigned: { label: msg('Assigned to you'), color: 'blue' },
  access_ended: { label: msg('Access ended'), color: 'amber' },
  reconnect_x: { label: msg('Reconnect X'), color: 'ruby' },
  training_finished: { label: msg('Training'), color: 'gray' },
  performance_report: { label: msg('Report'), color: 'green' },
  weekly_digest: { label: msg('Weekly digest'), color: 'green' },
  export_ready: { label: msg('Export'), color: 'gray' },
};

/** Of a kind that only a newer server knows: its own words say what it is. */
const newer = { label: msg('Notification'), color: 'gray' } as const;

export function notificationLook(type: string): { label: string; color: Color } {
  const { label, color } = looks[type as NotificationType] ?? newer;
  return { label: t(label), color };
}
