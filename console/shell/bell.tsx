import { Link, useLocation } from 'wouter';
import { useApprovalCount } from '#shared/features/approvals/public.tsx';
import { UnreadBadge, useUnreadCount } from '#shared/features/notifications/unread-badge.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { BellIcon } from '#shared/ui/action-icons.tsx';

/** The way to the notifications, with how many have not been read. Only for who is signed in. */
export default function Bell() {
  const [location] = useLocation();
  const unread = useUnreadCount(true);
  const waiting = useApprovalCount();
  const title =
    waiting > 0
      ? tn(waiting, '{n} post needs approval', '{n} posts need approval')
      : t('Notifications');
  const name =
    unread > 0
      ? tn(unread, 'Notifications, {n} unread', 'Notifications, {n} unread')
      : t('Notifications');
  return (
    <Link
      href="/notifications"
      aria-label={waiting > 0 ? `${name}. ${title}` : name}
      title={title}
      aria-current={location === '/notifications' ? 'page' : undefined}
      className="relative grid size-10 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link"
    >
      <BellIcon size={20} />
      <UnreadBadge count={unread} className="absolute -top-0.5 left-5" />
    </Link>
  );
}
