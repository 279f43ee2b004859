import { checks, readPost } from '#api/analysis/virality/checklist.ts';

/** A post as a model of engagement reads it. When it went out is left out: of a draft nobody knows. */
export interface PostedText {
  text: string;
  hasMedia: boolean;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What a model sees of a text: few plain figures, of which each counts on its own. Changing them takes a new `FIGURES_VERSION`. */
export function textFigures({ text, hasMedia }: PostedText): number[] {
  const post = readPost(text, hasMedia, 'twitter');
  return [
    ...checks.map((check) => Number(check.holds(post))),
    Math.log1p(post.length),
    Math.log1p(count(text, /\n/g)),
    Math.log1p(count(text, /\p{N}/gu)),
    Math.log1p(count(text, /[?？]/g)),
    Math.log1p(count(text, /[!！]/g)),
    Math.log1p(count(text, /\p{Extended_Pictographic}/gu)),
    Math.log1p(count(text, /\$[a-z]{2,}/gi)),
    post.hashtags,
    post.mentions,
    post.links,
    Number(/\b(?:i|me|my|we|our)\b/i.test(text)),
    Number(/\b(?:you|your|u|ur)\b/i.test(text)),
    Number(/^\p{Ll}/u.test(post.text)),
  ];
}

export const FIGURES_VERSION = 1;
