import { msg } from '#shared/i18n/translate.ts';

/** Where a signed-in person arrives. */
export const HOME = '/dashboard';

/** Where somebody who has no persona yet is shown around. */
export const FIRST_RUN = '/onboarding';

/** The links of the navigation bar: only routes that exist. */
export const navigation = [
  { path: '/dashboard', label: msg('Dashboard') },
  { path: '/personas', label: msg('Personas') },
  { path: '/viral-training', label: msg('Viral') },
  { path: '/advanced-tools', label: msg('Tools') },
  { path: '/content-buckets', label: msg('Buckets') },
  { path: '/social-connections', label: msg('Connections') },
  { path: '/analytics', label: msg('Analytics') },
  { path: '/extension', label: msg('Extension') },
] as const;

/** The same for somebody who is signed in. */
export const personalNavigation = [
  { path: '/settings', label: msg('Settings') },
  { path: '/profile', label: msg('Profile') },
] as const;
