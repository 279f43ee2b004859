import { startXSignIn } from '#shared/contracts/auth.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { platformLabel } from '#shared/lib/persona-labels.ts';

export interface CatalogueEntry {
  id: Platform;
  name: string;
  color: string;
  description: string;
  features: string[];
  status: 'available' | 'coming-soon';
  /** Where the browser goes to connect; X has one. */
  authUrl?: string;
}

const soon = (id: Platform, color: string, description: string, features: string[]) => ({
  id,
  name: platformLabel(id),
  color,
  description,
  features,
  status: 'coming-soon' as const,
});

/** Every platform a person may ask for, the one that works first. */
export const catalogue: CatalogueEntry[] = [
  {
    id: 'twitter',
    name: platformLabel('twitter'),
    color: '#0f1419',
    description: 'Post, schedule and reply where crypto talks',
    features: ['Scheduled posts', 'Threads', 'AI replies', 'Campaigns'],
    status: 'available',
    authUrl: startXSignIn.path,
  },
  soon('instagram', '#c13584', 'Share pictures and stories', ['Posts', 'Stories', 'Reels']),
  soon('linkedin', '#0a66c2', 'Reach the professional side of crypto', ['Posts', 'Articles']),
  soon('telegram', '#176fa3', 'Keep your channel and community posted', ['Channels', 'Groups']),
  soon('discord', '#4752c4', 'Announce to your server', ['Announcements', 'Communities']),
];
