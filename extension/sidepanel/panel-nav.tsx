import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { UnreadBadge, useUnreadCount } from '#shared/features/notifications/unread-badge.tsx';
import { t } from '#shared/i18n/translate.ts';

/** Its label is in English. */
interface PanelLink {
  path: string;
  label: string;
}

const IN_ROW = 3;
const look =
  'flex min-w-0 items-center gap-1.5 rounded-control px-2 py-1.5 text-sm font-medium text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link';

/** The way from screen to screen: the main ones in a row, all others in a list that opens below it. */
export function PanelNav({ links }: { links: readonly PanelLink[] }) {
  const unread = useUnreadCount(useAuthentication().state === 'signed-in');
  const [location] = useLocation();
  // Another screen is the way out of the list: it is open for the place it was opened at.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === location;
  const more = useRef<HTMLButtonElement>(null);
  const isAt = (path: string) => location === path || location.startsWith(`${path}/`);
  const others = links.slice(IN_ROW);
  const current = others.find(({ path }) => isAt(path));

  const entry = ({ path, label }: PanelLink) => (
    <Link
      key={path}
      href={path}
      aria-current={isAt(path) ? 'page' : undefined}
      className={look}
      onClick={() => setOpenAt(undefined)}
    >
      <span className="truncate">{t(label)}</span>
      {path === '/notifications' ? <UnreadBadge count={unread} /> : null}
    </Link>
  );

  return (
    <nav
      aria-label={t('Screens')}
      className="mb-4 border-b border-line pb-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpenAt(undefined);
        more.current?.focus();
      }}
    >
      <div className="flex gap-0.5 [&>a]:shrink-0">
        {links.slice(0, IN_ROW).map(entry)}
        <button
          ref={more}
          type="button"
          aria-expanded={open}
          aria-current={current ? 'page' : undefined}
          className={`${look} ml-auto cursor-pointer`}
          onClick={() => setOpenAt(open ? undefined : location)}
        >
          <span className="truncate">{current ? t(current.label) : t('Menu')}</span>
          {open ? null : <UnreadBadge count={unread} />}
          <span aria-hidden className={open ? 'rotate-180' : ''}>
            ▾
          </span>
        </button>
      </div>
      {open ? <div className="mt-2 grid grid-cols-2 gap-0.5">{others.map(entry)}</div> : null}
    </nav>
  );
}
