/** Where a signed-in person arrives. */
export const HOME = '/personas';

/** Where somebody who has no persona yet is shown around. */
export const FIRST_RUN = '/onboarding';

/** The links of the navigation bar: only routes that exist. */
export const navigation = [
  { path: '/personas', label: 'AI Personas' },
  { path: '/extension', label: 'Extension' },
] as const;
