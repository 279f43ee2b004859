/** Where a signed-in person arrives. */
export const HOME = '/dashboard';

/** Where somebody who has no persona yet is shown around. */
export const FIRST_RUN = '/onboarding';

/** The links of the navigation bar: only routes that exist. */
export const navigation = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/personas', label: 'AI Personas' },
  { path: '/viral-training', label: 'Viral Training' },
  { path: '/advanced-tools', label: 'Advanced Tools' },
  { path: '/content-buckets', label: 'Content Buckets' },
  { path: '/social-connections', label: 'Social Connections' },
  { path: '/extension', label: 'Extension' },
] as const;
