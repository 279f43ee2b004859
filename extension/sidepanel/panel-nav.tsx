import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { UnreadBadge } from '#shared/features/notifications/unread-badge.tsx';
import { useUnreadCount } from '#shared/features/notifications/unread-queries.ts';
import { t } from '#shared/i18n/translate.ts';

interface PanelNavProps {
  /** Labels in English. */
  links: readonly { path: string; label: string }[];
}

/** The way from screen to screen, one row that is wider than the panel: its end fades out. */
export function PanelNav({ links }: PanelNavProps) {
  const unread = useUnreadCount(useAuthentication().state === 'signed-in');
  const [location] = useLocation();
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = row.current?.querySelector(`[href="${location}"]`);
    open?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [location]);

  return (
    <nav
      ref={row}
      aria-label={t('Screens')}
      className="-mx-4 mb-5 flex gap-1 overflow-x-auto border-b border-line px-4 pr-8 pb-2 [mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)]"
    >
      {links.map(({ path, label }) => (
        <Link
          key={path}
          href={path}
          aria-current={path === location ? 'page' : undefined}
          className="flex shrink-0 items-center gap-1.5 rounded-control px-2.5 py-1.5 text-sm font-medium text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link"
        >
          {t(label)}
          {path === '/notifications' ? <UnreadBadge count={unread} /> : null}
        </Link>
      ))}
    </nav>
  );
}
