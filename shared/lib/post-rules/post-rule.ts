import type { Platform } from '#shared/contracts/common.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import type { RuleViolation } from './rule-violation.ts';

/** A post as the rules see it, before it is scheduled and again before it is sent. */
export interface CheckedPost {
  parts: { text: string; media: MediaItem['kind'][]; hasPoll?: boolean }[];
  platform: Platform;
  /** Weighted characters that a part may have. */
  limit: number;
  /** X's id of somebody else's post that this one answers. */
  replyToId: string | null;
  paidPartnership: boolean;
  /** The setting contentModeration. */
  isModerated: boolean;
}

/** Answers what it would object to. Pure and quick: screens call it on every key. */
export type PostRule = (post: CheckedPost) => RuleViolation[];

type Said = Omit<RuleViolation, 'part' | 'fixed'> & { fixed?: string };

/** A rule that looks at one part at a time. */
export function eachPart(
  judge: (text: string, post: CheckedPost, part: number) => Said | null,
): PostRule {
  return (post) =>
    post.parts.flatMap(({ text }, part) => {
      const said = judge(text, post, part);
      return said ? [{ fixed: null, ...said, part }] : [];
    });
}

/** The same, for what only X asks for. */
export function eachPartOnX(judge: Parameters<typeof eachPart>[0]): PostRule {
  const rule = eachPart(judge);
  return (post) => (post.platform === 'twitter' ? rule(post) : []);
}

const hidden = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0d]/gu;

/** What a reader takes a text for: look-alike forms plain, what cannot be seen gone, lower case. */
export function readingText(text: string): string {
  return text.normalize('NFKC').replace(hidden, '').replace(/[’‘]/g, "'").toLowerCase();
}
