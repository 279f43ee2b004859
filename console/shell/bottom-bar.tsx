import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon, HomeIcon } from '#shared/ui/action-icons.tsx';
import { CalendarIcon, ChartIcon, PeopleIcon } from '#shared/ui/icons.tsx';
import { places } from '../routes.ts';
import { ApprovalCount } from './approval-count.tsx';

const icons: Record<(typeof places)[number]['path'], ComponentType<{ size: number }>> = {
  '/dashboard': HomeIcon,
  '/schedule': CalendarIcon,
  '/approvals': CheckIcon,
  '/personas': PeopleIcon,
  '/analytics': ChartIcon,
};

/** The places within reach of the thumb. The menu of the bar above has the other screens. */
export default function BottomBar() {
  const [location] = useLocation();
  return (
    <nav
      aria-label={t('Main places')}
      data-bottom-bar=""
      className="print:hidden fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-page/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      {places.map(({ path, label }) => {
        const Icon = icons[path];
        return (
          <Link
            key={path}
            href={path}
            aria-current={location === path ? 'page' : undefined}
            className="relative flex min-w-0 flex-col items-center gap-0.5 px-0.5 py-2 text-[11px] font-medium text-muted hover:text-ink aria-[current=page]:text-link"
          >
            <Icon size={22} />
            {path === '/approvals' ? (
              <ApprovalCount className="absolute top-1 left-1/2 ml-2" />
            ) : null}
            <span className="max-w-full truncate">{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
