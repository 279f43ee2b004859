import type { ScheduledPost } from '#shared/contracts/publishing.ts';

/** A post a day ahead, in UTC. */
export function aPost(parts: Partial<ScheduledPost> = {}): ScheduledPost {
  const content = parts.content ?? 'gm, funding flipped negative';
  return {
    id: '00000000-0000-4000-8000-000000000051',
    content,
    parts: [{ text: content, media: [], externalId: null, url: null }],
    platform: 'twitter',
    accountId: null,
    scheduledTime: inDays(1, '14:30'),
    timeZone: 'UTC',
    wallClock: inDays(1, '14:30').slice(0, 16),
    personaId: null,
    personaName: null,
    campaignId: null,
    status: 'pending',
    holdReason: null,
    detail: '',
    madeWithAi: false,
    paidPartnership: false,
    replyToId: null,
    graceMinutes: 60,
    version: 3,
    postedAt: null,
    createdAt: '2026-05-10T12:00:00.000Z',
    ...parts,
  };
}

/** The instant at which a clock in UTC shows the time, so many days from today. */
export function inDays(days: number, time: string): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${time}:00.000Z`;
}
