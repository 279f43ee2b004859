import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { createPostInput } from '#shared/contracts/publishing.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import type { Expectations } from '../rules/expect-posts.ts';
import { loadSchedulingContext, type SchedulingContext } from '../rules/load-scheduling-context.ts';
import { expectEach, profilesOf } from '../rules/predicted-scores.ts';
import { type ResolvedPost, resolvePost } from '../rules/resolve-post.ts';
import { textsAround } from '../rules/same-text.ts';
import type { KnownText } from '../rules/same-text-findings.ts';
import { objectionsTo, repetitionsOf, trackedParts } from '../rules/text-work.ts';
import type { IdentifiedPost } from '../rules/validate-posts.ts';
import { freeSlots } from './free-slots.ts';

type Input = z.output<typeof createPostInput>;

/** What the rules said of posts before the schedule was locked. */
export interface Precheck {
  /** What was judged, as text. */
  basis: string;
  known: KnownText[];
  judged: RuleViolation[][];
}

/** What all of the text work on new posts came to before that. */
export interface PostsPrecheck extends Precheck {
  ids: string[];
  parts: ResolvedPost['parts'][];
  expected: Expectations[];
}

/**
 * Does the text work on many posts, which takes seconds, outside of any transaction: while it runs,
 * other members schedule. What has changed by the time the lock is held is judged then.
 */
export async function precheckPosts(
  db: Database,
  owner: string,
  inputs: Input[],
  idOfFirst: string | undefined,
): Promise<PostsPrecheck> {
  const ids = inputs.map((_, at) => (at === 0 && idOfFirst) || crypto.randomUUID());
  const { around, posts, known, profiles } = await withWorkspace(db, owner, async (tx) => {
    const around = await loadSchedulingContext(tx, owner, inputs);
    const slots = freeSlots(tx, owner, around.now);
    const posts: (ResolvedPost & { id: string })[] = [];
    for (const [at, input] of inputs.entries()) {
      const { post } = await resolvePost(input, around, slots);
      posts.push({ ...post, id: ids[at] ?? '' });
    }
    const times = posts.map(({ scheduledTime }) => scheduledTime);
    const known = await textsAround(tx, owner, around.now, times);
    return { around, posts, known, profiles: await profilesOf(tx, owner, posts.map(expectable)) };
  });
  const judged = await objectionsTo(posts, around.isModerated, known, owner);
  const parts = await trackedParts(posts, (at) => inputs[at]?.trackLinks === true, around, owner);
  const written = posts.map((post, at) => expectable({ ...post, parts: parts[at] ?? [] }));
  const expected = await expectEach(owner, profiles, written);
  return { ids, basis: basisOf(posts, around), known, judged, parts, expected };
}

/**
 * The same work as far as it still holds under the lock: with what others have scheduled since; null
 * where accounts, settings or files are others by now.
 */
export async function recheck(
  precheck: Precheck,
  posts: IdentifiedPost[],
  around: Pick<SchedulingContext, 'isModerated' | 'personas'>,
  known: KnownText[],
  owner: string,
): Promise<RuleViolation[][] | null> {
  const before = new Set(precheck.known.map(textKey));
  const now = new Set(known.map(textKey));
  const isGone = precheck.known.some((one) => !now.has(textKey(one)));
  if (isGone || precheck.basis !== basisOf(posts, around)) return null;
  const fresh = known.filter((one) => !before.has(textKey(one)));
  if (fresh.length === 0) return precheck.judged;
  const repeated = await repetitionsOf(posts, fresh, owner);
  return precheck.judged.map((findings, at) => [...(repeated[at] ?? []), ...findings]);
}

const expectable = ({ personaId, ...post }: ResolvedPost) => ({ ...post, persona_id: personaId });

const textKey = ({ postId, accountId, text }: KnownText) =>
  JSON.stringify([postId, accountId, text]);

/** All that the text work goes by. When each goes out is decided under the lock. */
export function basisOf(
  posts: (IdentifiedPost & Partial<ResolvedPost>)[],
  { isModerated, personas }: Pick<SchedulingContext, 'isModerated' | 'personas'>,
): string {
  const judged = posts.map(({ id, parts, platform, account, personaId, ...post }) => [
    id,
    parts,
    platform,
    account,
    personaId,
    post.madeWithAi,
    post.paidPartnership,
  ]);
  return JSON.stringify([isModerated, [...personas], judged]);
}
