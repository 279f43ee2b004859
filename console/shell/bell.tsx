import { Link, useLocation } from 'wouter';
import { UnreadBadge, useUnreadCount } from '#shared/features/notifications/unread-badge.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { BellIcon } from '#shared/ui/action-icons.tsx';

/** The way to the notifications, with how many have not been read. Only for who is signed in. */
export default function Bell() {
  const [location] = useLocation();
  const unread = useUnreadCount(true);
  const name =
    unread > 0
      ? tn(unread, 'Notifications, {n} unread', 'Notifications, {n} unread')
      : t('Notifications');
  return (
    <Link
      href="/notifications"
      aria-label={name}
      title={t('Notifications')}
      aria-current={location === '/notifications' ? 'page' : undefined}
      className="relative grid size-10 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link"
    >
      <BellIcon size={20} />
      <UnreadBadge count={unread} className="absolute -top-0.5 left-5" />
    </Link>
  );
}
