import { randomBytes } from 'node:crypto';

/** Answers the status. */
type Post = (path: string, body: object) => Promise<number>;

const words = () => randomBytes(24).toString('hex').match(/.{6}/g)?.join(' ') ?? '';
const AT_ONCE = 5;
const DUE_MS = 10_000;

/**
 * Gives somebody so many of each thing. The posts are due soon and no account can send them: each
 * is held, and makes a notification.
 */
export async function addMany(post: Post, count: number): Promise<void> {
  for (let at = 0; at < count; at += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) => at + more);
    const statuses = await Promise.all(places.flatMap(things).map((call) => post(...call)));
    if (statuses.some((status) => status !== 201))
      throw new Error(`Answered ${statuses.join(', ')}`);
  }
}

function things(place: number): [path: string, body: object][] {
  const long = 'Donaudampfschifffahrt'.repeat(3);
  const scheduledTime = new Date(Date.now() + DUE_MS).toISOString();
  const content = `${place} ${words()} ${long}`;
  const [contentType, platform] = ['text', 'twitter'];
  const tags = ['one', 'two', 'three', 'four'];
  const bucket = { name: `${place} ${long}`, description: words(), category: 'crypto', tags };
  return [
    ['/api/scheduled-posts', { content, scheduledTime, timeZone: 'UTC' }],
    ['/api/content-buckets', { ...bucket, isPublic: false }],
    ['/api/viral-content', { title: `Viral ${place}`, content: words(), contentType, platform }],
    ['/api/invitations', { email: `${place}.${long}@example.org`, role: 'editor' }],
    ['/api/personas', { name: `Persona ${place}`, description: words(), personality: 'Dry' }],
  ];
}
