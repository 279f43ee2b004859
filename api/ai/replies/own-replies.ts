import type { Brief } from '../adapters/provider.ts';
import { cosine, replyIndex } from './find/reply-index.ts';

/** How near the post that was answered must be; measured with the posts of the bank against each other. */
const NEAR = 0.5;
const fact =
  /[$@#]?[\p{L}]*\p{N}[\p{L}\p{N}.,%]*|(?<!^|[.!?]\s)\p{Lu}[\p{L}\p{N}]+|[$@#]\p{L}\w*/gu;

/**
 * What the persona sent under nearly the same post before, the nearest first. A reply with a name, figure or
 * ticker that this post does not have stays with its own.
 */
export function ownReplies({ learnt, post }: Brief, language: string): string[] {
  const text = post?.text ?? '';
  const index = replyIndex(language);
  const vector = index.vectorOf(text);
  return (learnt?.edits ?? [])
    .flatMap(({ post: answered, sent }) =>
      answered === null ? [] : [{ sent, near: cosine(vector, index.vectorOf(answered)) }],
    )
    .filter(({ sent, near }) => near >= NEAR && namesNothingElse(sent, text))
    .sort((a, b) => b.near - a.near)
    .map(({ sent }) => sent);
}

function namesNothingElse(sent: string, post: string): boolean {
  const lower = post.toLowerCase();
  return (sent.match(fact) ?? []).every((one) => one === 'I' || lower.includes(one.toLowerCase()));
}
