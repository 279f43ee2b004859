/** What the platforms call themselves, the same in every language. */
export const platformNames = {
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  discord: 'Discord',
  reddit: 'Reddit',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;
