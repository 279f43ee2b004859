import { msg } from '#shared/i18n/translate.ts';

/** Where a signed-in person arrives. */
export const HOME = '/dashboard';

/** Where somebody who has no persona yet is shown around. */
export const FIRST_RUN = '/onboarding';

/** The links of the navigation bar in their groups: only routes that exist. */
export const navigationGroups = [
  [{ path: '/dashboard', label: msg('Dashboard') }],
  [
    { path: '/schedule', label: msg('Schedule') },
    { path: '/campaigns', label: msg('Campaigns') },
  ],
  [
    { path: '/personas', label: msg('Personas') },
    { path: '/viral-training', label: msg('Viral') },
    { path: '/advanced-tools', label: msg('Tools') },
    { path: '/content-buckets', label: msg('Buckets') },
  ],
  [
    { path: '/social-connections', label: msg('Connections') },
    { path: '/analytics', label: msg('Analytics') },
    { path: '/extension', label: msg('Extension') },
  ],
] as const;

/** The same in one row. */
export const navigation = navigationGroups.flat();

/** The bar has these in the menu of the workspaces. */
export const teamLinks = [
  { path: '/approvals', label: msg('Approvals') },
  { path: '/team', label: msg('Team') },
] as const;

/** The links of somebody who is signed in. */
export const personalNavigation = [
  { path: '/settings', label: msg('Settings') },
  { path: '/profile', label: msg('Profile') },
] as const;
