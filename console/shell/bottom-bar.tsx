import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { msg, t } from '#shared/i18n/translate.ts';
import { HomeIcon } from '#shared/ui/action-icons.tsx';
import { CalendarIcon, ChartIcon, PeopleIcon, SparkIcon } from '#shared/ui/icons.tsx';

const places: { path: string; label: string; Icon: ComponentType<{ size: number }> }[] = [
  { path: '/dashboard', label: msg('Dashboard'), Icon: HomeIcon },
  { path: '/schedule', label: msg('Schedule'), Icon: CalendarIcon },
  { path: '/personas', label: msg('Personas'), Icon: PeopleIcon },
  { path: '/advanced-tools', label: msg('Tools'), Icon: SparkIcon },
  { path: '/analytics', label: msg('Analytics'), Icon: ChartIcon },
];

/** The five main places within reach of the thumb. The menu of the bar above has all of them. */
export default function BottomBar() {
  const [location] = useLocation();
  return (
    <nav
      aria-label={t('Main places')}
      data-bottom-bar=""
      className="print:hidden fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-page/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      {places.map(({ path, label, Icon }) => (
        <Link
          key={path}
          href={path}
          aria-current={location === path ? 'page' : undefined}
          className="flex min-w-0 flex-col items-center gap-0.5 px-0.5 py-2 text-[11px] font-medium text-muted hover:text-ink aria-[current=page]:text-link"
        >
          <Icon size={22} />
          <span className="max-w-full truncate">{t(label)}</span>
        </Link>
      ))}
    </nav>
  );
}
