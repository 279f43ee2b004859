import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import type { KnownText } from './same-text-findings.ts';
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
  return posts.map((post) => {
    const findings = validatePost(post, isModerated, texts);
    texts.push(...knownFrom(post));
    return findings;
  });
}

/** What a post that is about to be scheduled adds to the texts that others are compared with. */
export function knownFrom({ id, account, parts }: IdentifiedPost): KnownText[] {
  const accountId = account?.id ?? null;
  return parts.map(({ text }) => ({ postId: id, accountId, text, isPosted: false }));
}
