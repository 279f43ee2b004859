import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import { type KnownText, sameTextFindings } from './same-text-findings.ts';
import { type Judged, validatePost } from './validate-post.ts';

/** A post with the id that it is to have. */
export type IdentifiedPost = Judged & { id: string };

/** The objections to each of these posts, each one compared with those before it as well. Pure. */
export function validatePosts(
  posts: IdentifiedPost[],
  isModerated: boolean,
  known: KnownText[],
): RuleViolation[][] {
  const texts = [...known];
  const counts = posts.map((post) => texts.push(...knownFrom(post)) - post.parts.length);
  const same = sameTextFindings(posts, texts, (at) => counts[at] ?? 0);
  return posts.map((post, at) => validatePost(post, isModerated, known, same[at]));
}

/** What a post that is about to be scheduled adds to the texts that others are compared with. */
export function knownFrom({ id, account, parts }: IdentifiedPost): KnownText[] {
  const accountId = account?.id ?? null;
  return parts.map(({ text }) => ({ postId: id, accountId, text, isPosted: false }));
}
