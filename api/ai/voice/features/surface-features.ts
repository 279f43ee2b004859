import type { ReadPost } from '../read/read-post.ts';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const holds = (pattern: RegExp) => (post: ReadPost) => (pattern.test(post.plain.trim()) ? 1 : 0);
const upTo = (most: number, value: number) => Math.min(most, value);

/** What a post shows before its words are read. Values of about 0..4, so that none drowns the rest. */
const surface: ((post: ReadPost) => number)[] = [
  // Casing
  ({ words }) => (words.some((word) => /\p{Lu}/u.test(word)) ? 0 : 1),
  holds(/^\W*\p{Lu}/u),
  ({ words }) => upTo(3, words.filter((word) => /^\p{Lu}{4,}$/u.test(word)).length),
  holds(/(?<![\w'])i(?![\w.])/),
  // The end
  holds(/(?<![.…])\.["')]*$/),
  holds(/[\p{L}\p{N}]$/u),
  holds(/!["')]*$/),
  holds(/\?["')]*$/),
  ({ text }) => (/\p{RGI_Emoji}\s*$/v.test(text) ? 1 : 0),
  holds(/:$/),
  // Marks
  ({ plain }) => upTo(3, count(plain, /\.{2,}|…/g)),
  ({ plain }) => upTo(3, count(plain, /!/g)),
  ({ plain }) => upTo(3, count(plain, /\?/g)),
  ({ plain, words }) => upTo(3, (count(plain, /,/g) * 10) / Math.max(4, words.length)),
  ({ plain }) => upTo(2, count(plain, /;/g)),
  ({ plain }) => upTo(2, count(plain, /:(?=\s)/g)),
  ({ plain }) => upTo(2, count(plain, /—|–|\s-\s/g)),
  ({ plain }) => upTo(2, count(plain, /\(/g)),
  ({ plain }) => upTo(2, count(plain, /["“]/g)),
  // Writing short
  ({ plain }) => upTo(2, count(plain, /\w'(?:t|s|re|ve|ll|m|d)\b/gi)),
  ({ plain }) =>
    upTo(
      2,
      count(
        plain,
        /\b(?:dont|doesnt|didnt|isnt|wasnt|wont|cant|couldnt|im|ive|youre|theyre|thats|whats|theres|u|ur|bc|cuz|w|ppl|rn|idk|ngl|fr|tho|gonna|wanna)\b/gi,
      ),
    ),
  ({ words }) => upTo(2, words.filter((word) => /\d/.test(word)).length),
  // Extras
  ({ emojis }) => upTo(3, emojis.length),
  ({ text }) => upTo(2, count(text, /(?<!\w)#\p{L}/gu)),
  ({ text }) => upTo(2, count(text, /(?<!\w)\$[a-z]/gi)),
  // Size
  ({ words }) => Math.log2(1 + words.length) / 2,
  ({ words, sentences }) => Math.log2(1 + words.length / Math.max(1, sentences.length)) / 2,
  ({ sentences }) => upTo(4, sentences.length - 1),
  ({ text }) => upTo(3, count(text.trim(), /\n+/g)),
  ({ words }) => words.join('').length / Math.max(1, words.length) / 2,
];

export const surfaceSize = surface.length;

/** The surface of one post as numbers. */
export function surfaceOf(post: ReadPost): Float32Array {
  return Float32Array.from(surface, (feature) => feature(post));
}
