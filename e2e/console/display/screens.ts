/** What a person has stands here. */
export const ownScreens = [
  ...['/dashboard', '/personas', '/analytics', '/content-buckets', '/social-connections'],
  ...['/viral-training', '/notifications', '/settings', '/profile', '/schedule', '/campaigns'],
  ...['/advanced-tools', '/drafts', '/extension', '/onboarding', '/team', '/approvals', '/audit'],
];

/** Help, sign-in and legal texts: these look the same whatever a person has. */
export const otherScreens = [
  ...['/landing', '/login', '/login-failed', '/manual-login', '/twitter-setup'],
  ...['/auth-debug', '/auth-test', '/x-callback-test', '/x-auth-simple'],
  ...['/privacy', '/terms'],
  // There is no such page.
  '/nowhere',
];
