import twemoji from 'twemoji-parser/dist/lib/regex.js';
import { composedText } from './composed-text.ts';
import { type FoundLink, findLinks } from './find-links.ts';

/** What X counts as one emoji, whatever the runtime knows of newer ones: twitter-text counts with it. */
const { source } = 'default' in twemoji ? twemoji.default : twemoji;

/** With the flag `g`: made anew, as it remembers where it was. */
function emojiPattern(): RegExp {
  return new RegExp(source, 'g');
}

const linkWeight = 23;
const emojiWeight = 2;
/** Every emoji has a character from there on; what comes before counts 1. */
const beyondLatin = /[\u1100-\uffff]/;
let emoji: RegExp | undefined;

/**
 * Length as X counts it, by config v3 of twitter-text 3.1.0: NFC first, a link 23, an emoji 2,
 * Latin and its neighbours 1, everything else (CJK) 2. Linear; the same on every runtime.
 */
export function weightedLength(text: string): number {
  const normal = composedText(text);
  if (!beyondLatin.test(normal) && !normal.includes('.')) return normal.length;
  return weigh(normal, Number.POSITIVE_INFINITY).weight;
}

/**
 * The weight of a text in NFC, and where the first of it ends that weigh at most `limit`; no link,
 * emoji or surrogate pair is cut.
 */
export function weigh(normal: string, limit: number): { weight: number; fits: number } {
  const links = findLinks(normal);
  const emojis = emojisOf(normal);
  let weight = 0;
  let fits = 0;
  let nextLink = 0;
  let nextEmoji = 0;
  for (let at = 0; at < normal.length; ) {
    nextLink = firstFrom(links, nextLink, at);
    nextEmoji = firstFrom(emojis, nextEmoji, at);
    const link = links[nextLink];
    const found = emojis[nextEmoji];
    if (link?.start === at) {
      weight += linkWeight;
      at += link.url.length;
    } else if (found?.start === at) {
      weight += emojiWeight;
      at = found.end;
    } else {
      const code = normal.codePointAt(at) ?? 0;
      weight += isLight(code) ? 1 : 2;
      at += code > 0xffff ? 2 : 1;
    }
    if (weight <= limit) fits = at;
  }
  return { weight, fits };
}

type Piece = Pick<FoundLink, 'start' | 'end'>;

/** The first of the pieces that does not begin before `at`. */
function firstFrom(pieces: readonly Piece[], from: number, at: number): number {
  let next = from;
  while ((pieces[next]?.start ?? at) < at) next += 1;
  return next;
}

/** Sought in the whole text, as X does, links included. */
function emojisOf(text: string): Piece[] {
  if (!beyondLatin.test(text)) return [];
  // Made when it is first needed: it takes longer than the rest of the module together.
  emoji ??= emojiPattern();
  return Array.from(text.matchAll(emoji), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

function isLight(code: number): boolean {
  return (
    code <= 4351 ||
    (code >= 8192 && code <= 8205) ||
    (code >= 8208 && code <= 8223) ||
    (code >= 8242 && code <= 8247)
  );
}
