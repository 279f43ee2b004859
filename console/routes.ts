import { msg } from '#shared/i18n/translate.ts';

/** Where a signed-in person arrives. */
export const HOME = '/dashboard';

/** Where somebody who has no persona yet is shown around. */
export const FIRST_RUN = '/onboarding';

/** The places where people spend their day, always in view. `title`: the page's own, where it has another name. */
export const places = [
  { path: '/dashboard', label: msg('Home'), title: msg('Dashboard') },
  { path: '/schedule', label: msg('Schedule') },
  { path: '/approvals', label: msg('Approvals') },
  { path: '/personas', label: msg('Personas') },
  { path: '/analytics', label: msg('Insights'), title: msg('Analytics') },
] as const;

/** The other screens, one press away. */
export const menuLinks = [
  { path: '/drafts', label: msg('Drafts') },
  { path: '/campaigns', label: msg('Campaigns') },
  { path: '/viral-training', label: msg('Viral') },
  { path: '/advanced-tools', label: msg('Tools') },
  { path: '/content-buckets', label: msg('Buckets') },
  { path: '/social-connections', label: msg('Connections') },
  { path: '/extension', label: msg('Extension') },
] as const;

/** In the menu of who is signed in: their workspace, and themselves. */
export const accountLinks = [
  { path: '/team', label: msg('Team') },
  { path: '/profile', label: msg('Profile') },
  { path: '/settings', label: msg('Settings') },
] as const;
