import { inPieces } from '#api/concurrency/in-pieces.ts';
import type { Db } from '#api/db/database.ts';
import { voiceProfiles } from '#api/domains/voice/public.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { Expectations } from './expect-posts.ts';

interface Expecting {
  platform: Platform;
  persona_id?: string | null | undefined;
  parts: { text: string; mediaIds: string[] }[];
}

/** What is expected of posts before anybody has seen them, to be held against what they reach. */
export async function predictedScoresOf(
  tx: Db,
  owner: string,
  posts: Expecting[],
): Promise<Expectations[]> {
  return expectEach(owner, await profilesOf(tx, owner, posts), posts);
}

type Profiles = Awaited<ReturnType<typeof voiceProfiles>>;

/** The voices that these posts are held against. */
export function profilesOf(tx: Db, owner: string, posts: Expecting[]): Promise<Profiles> {
  const personaIds = [...new Set(posts.flatMap(({ persona_id }) => persona_id ?? []))];
  return voiceProfiles(tx, owner, personaIds);
}

/** In threads, without a transaction. */
export async function expectEach(
  owner: string,
  profiles: Profiles,
  posts: Expecting[],
): Promise<Expectations[]> {
  const given = posts.map(({ platform, persona_id, parts }) => ({
    platform,
    personaId: persona_id ?? null,
    text: parts.map((part) => part.text).join('\n\n'),
    hasMedia: parts.some(({ mediaIds }) => mediaIds.length > 0),
  }));
  const expected: Expectations[] = [];
  for (const piece of inPieces(given, ({ text }) => text.length)) {
    const ids = new Set(piece.map(({ personaId }) => personaId));
    const voices = new Map([...profiles].filter(([id]) => ids.has(id)));
    expected.push(...(await runTextTask('expect-posts', [piece, voices], { owner })));
  }
  return expected;
}
