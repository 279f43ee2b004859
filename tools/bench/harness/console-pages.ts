/** The pages that somebody sees before signing in. */
export const publicPages = [
  '/',
  '/login',
  '/x-auth-simple',
  '/manual-login',
  '/login-failed',
  '/twitter-setup',
  '/extension',
];

/** The pages of somebody who is signed in. */
export const ownPages = [
  '/dashboard',
  '/personas',
  '/viral-training',
  '/advanced-tools',
  '/content-buckets',
  '/social-connections',
  '/analytics',
  '/schedule',
  '/campaigns',
  '/notifications',
  '/settings',
  '/profile',
  '/onboarding',
];
