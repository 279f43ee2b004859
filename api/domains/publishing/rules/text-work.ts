import { inPieces } from '#api/concurrency/in-pieces.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import type { SchedulingContext } from './load-scheduling-context.ts';
import type { ResolvedPost } from './resolve-post.ts';
import type { KnownText } from './same-text-findings.ts';
import { type IdentifiedPost, knownFrom } from './validate-posts.ts';

/** What the rules object to in each post. By pieces, each compared with the posts before it as well. */
export async function objectionsTo(
  posts: IdentifiedPost[],
  isModerated: boolean,
  known: KnownText[],
  owner: string,
): Promise<RuleViolation[][]> {
  const found: RuleViolation[][] = [];
  const texts = [...known];
  for (const piece of inPieces(posts, charactersOf, posts.length)) {
    found.push(...(await runTextTask('validate-posts', [piece, isModerated, texts], { owner })));
    texts.push(...piece.flatMap(knownFrom));
  }
  return found;
}

/** Of these posts alone which repeat one of a few texts. */
export async function repetitionsOf(
  posts: IdentifiedPost[],
  known: KnownText[],
  owner: string,
): Promise<RuleViolation[][]> {
  const found: RuleViolation[][] = [];
  for (const piece of inPieces(posts, charactersOf, posts.length)) {
    found.push(...(await runTextTask('find-repetitions', [piece, known], { owner })));
  }
  return found;
}

/** The parts of each post; links get tracking parameters where the post asks for them. */
export async function trackedParts(
  posts: (ResolvedPost & { id: string })[],
  isTracked: (at: number) => boolean,
  { personas }: Pick<SchedulingContext, 'personas'>,
  owner: string,
): Promise<ResolvedPost['parts'][]> {
  const parts = posts.map((post) => post.parts);
  const wanted = posts.flatMap(({ id, platform, personaId, parts }, at) => {
    if (platform !== 'twitter' || !isTracked(at)) return [];
    const origin = { campaign: personas.get(personaId ?? '') ?? '', content: id };
    return [{ at, origin, parts }];
  });
  for (const piece of inPieces(wanted, charactersOf, wanted.length)) {
    const texts = piece.map((one) => ({ ...one, texts: one.parts.map(({ text }) => text) }));
    const tagged = await runTextTask('track-links', [texts], { owner });
    for (const [place, { at }] of piece.entries()) {
      parts[at] = (parts[at] ?? []).map((part, of) => ({
        ...part,
        text: tagged[place]?.[of] ?? part.text,
      }));
    }
  }
  return parts;
}

function charactersOf({ parts }: Pick<ResolvedPost, 'parts'>): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
