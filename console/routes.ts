/** Where a signed-in person arrives. */
export const HOME = '/dashboard';

/** Where somebody who has no persona yet is shown around. */
export const FIRST_RUN = '/onboarding';

/** The links of the navigation bar: only routes that exist. */
export const navigation = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/personas', label: 'Personas' },
  { path: '/viral-training', label: 'Viral' },
  { path: '/advanced-tools', label: 'Tools' },
  { path: '/content-buckets', label: 'Buckets' },
  { path: '/social-connections', label: 'Connections' },
  { path: '/extension', label: 'Extension' },
] as const;
