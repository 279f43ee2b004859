import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { PersonIcon, SettingsIcon } from '#shared/ui/icons.tsx';
import { personalNavigation } from '../routes.ts';

const icons: Record<
  (typeof personalNavigation)[number]['path'],
  ComponentType<{ size: number }>
> = {
  '/settings': SettingsIcon,
  '/profile': PersonIcon,
};

/** The links of the signed-in person, where the bar has room for icons only. */
export function PersonalLinks() {
  const [location] = useLocation();
  return personalNavigation.map(({ path, label }) => {
    const Icon = icons[path];
    return (
      <Link
        key={path}
        href={path}
        aria-label={t(label)}
        title={t(label)}
        aria-current={location === path ? 'page' : undefined}
        className="grid size-10 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link"
      >
        <Icon size={20} />
      </Link>
    );
  });
}
