import type { Platform } from '#shared/contracts/common.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { msg } from '#shared/i18n/translate.ts';

export interface CatalogueEntry {
  id: Platform;
  name: string;
  description: string;
  features: string[];
  status: 'available' | 'coming-soon';
}

const soon = (id: Platform, description: string, features: string[]) => ({
  id,
  name: platformLabel(id),
  description,
  features,
  status: 'coming-soon' as const,
});

/** Every platform a person may ask for, the one that works first. */
export const catalogue: CatalogueEntry[] = [
  {
    id: 'twitter',
    name: platformLabel('twitter'),
    description: msg('Post, schedule and reply on X'),
    features: [msg('Scheduled posts'), msg('Threads'), msg('AI replies'), msg('Campaigns')],
    status: 'available',
  },
  soon('instagram', msg('Share pictures and stories'), [
    msg('Posts'),
    msg('Stories'),
    msg('Reels'),
  ]),
  soon('linkedin', msg('Reach the professional side of crypto'), [msg('Posts'), msg('Articles')]),
  soon('telegram', msg('Keep your channel and community posted'), [msg('Channels'), msg('Groups')]),
  soon('discord', msg('Announce to your server'), [msg('Announcements'), msg('Communities')]),
];
