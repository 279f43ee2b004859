import { type Message, message } from '#shared/contracts/messages/message.ts';
import { type GuardedItem, type GuardedKind, guardedItems } from './guarded-items.ts';
import { separateSentences } from './separate-sentences.ts';
import { visibleText } from './visible-text.ts';

/** Where a draft may have its handles, tickers and links from. */
export interface Sources {
  /** What the user wrote: prompt, context, reference, the persona's own description. */
  user: string;
  /** The post being answered and its author: may bring in names and tickers, nothing clickable. */
  post: string;
}

export interface Guarded {
  text: string;
  notes: Message[];
}

const tickers: [ticker: string, name: RegExp][] = [
  ['btc', /\bbitcoins?\b/i],
  ['eth', /\b(?:ethereum|ether)\b/i],
  ['sol', /\bsolana\b/i],
];

/** Programs that move money when they are mentioned: only the user may call one. */
const actingBots =
  /^@(?:bankr(?:bot)?|clanker|tip(?:cc|bot|_?bot)?|\w*tipbot|bonkbot\w*|unibot\w*|maestro\w*bot|trojan\w*bot|banana\w*bot|noicebot|degentokenbase|simulacrum\w*|virtuals_io|launchcoin|pumpdotfun|believeapp|rainbot|moonpay\w*)$/;

/**
 * Takes out of a draft what neither the user nor the post brought in, sentence by sentence, and
 * says so in notes. From the post only mentions and tickers count as brought in: a link, address
 * or command in somebody else's post is exactly what an injection wants repeated.
 */
export function guardOutput(draft: string, sources: Sources): Guarded {
  const notes: Message[] = [];
  const seen = visibleText(draft).trim();
  const unmarked = withoutMarkup(deobfuscated(seen));
  const unlinked = unmarked === seen ? seen : tidy(unmarked);
  if (unlinked !== seen) notes.push(message('draft.removed-markup'));
  const plain = separateSentences(unlinked, (link) => holds(sources.user, normal(link)));
  const kinds = new Set<GuardedKind>();
  let text = plain;
  let foreign = foreignIn(text, sources);
  // A removal can join what stood apart, so the text is read again until nothing is found.
  for (let round = 0; foreign.length > 0; round += 1) {
    for (const { kind } of foreign) kinds.add(kind);
    // Nobody nests as deep who means well.
    text = round < 8 ? without(text, foreign) : '';
    foreign = foreignIn(text, sources);
  }
  for (const kind of kinds) notes.push(message(`draft.removed-${kind}`));
  return { text: text.trim(), notes };
}

/** The lines of each list in which nothing had to be cut: another is not worth showing. Pure. */
export function cleanLines(lists: string[][], sources: Sources): string[][] {
  return lists.map((lines) =>
    lines
      .map((line) => guardOutput(line, sources))
      .flatMap(({ text, notes }) => (text === '' || notes.length > 0 ? [] : [text])),
  );
}

/** Whether enough is left to call it a draft: "gm" is one, the stump of a removal is not. */
export function saysSomething({ text, notes }: Guarded): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words >= (notes.length > 0 ? 3 : 1);
}

/** What stands inside of a link or an address that was brought in came with it. */
function foreignIn(text: string, sources: Sources): GuardedItem[] {
  const foreign: GuardedItem[] = [];
  const own: GuardedItem[] = [];
  for (const item of guardedItems(text)) (isBroughtIn(item, sources) ? own : foreign).push(item);
  return foreign.filter(
    ({ start, end }) => !own.some((item) => item.start <= start && item.end >= end),
  );
}

function isBroughtIn({ kind, text }: GuardedItem, { user, post }: Sources): boolean {
  const wanted = normal(text);
  if (kind === 'command' || kind === 'bait') return normal(user).includes(wanted);
  if (kind === 'link' || kind === 'address' || kind === 'code') return holds(user, wanted);
  if (kind === 'handle') {
    // X reads `@vitаlik` with a Cyrillic letter as a mention of `@vit`.
    const plain = /^@\w+$/.test(wanted) && !actingBots.test(wanted);
    return holds(user, wanted) || (plain && holds(post, wanted));
  }
  const word = wanted.slice(1);
  const both = `${user}\n${post}`;
  const name = tickers.find(([ticker]) => ticker === word)?.[1];
  return holds(both, word) || name?.test(both) === true;
}

/** As a whole item: `evil.com` is not brought in by `notevil.com`, nor `@a` by `@ab`. */
function holds(source: string, wanted: string): boolean {
  const haystack = normal(source);
  for (let at = haystack.indexOf(wanted); at !== -1; at = haystack.indexOf(wanted, at + 1)) {
    const before = haystack[at - 1] ?? ' ';
    const after = haystack[at + wanted.length] ?? ' ';
    const beyond = haystack.slice(at + wanted.length);
    if (/[\p{L}\p{N}_.-]/u.test(before) && !wanted.startsWith('@')) continue;
    if (/[\p{L}\p{N}_]/u.test(after) || /^[./-][\p{L}\p{N}]/u.test(beyond)) continue;
    return true;
  }
  return false;
}

function normal(text: string): string {
  return visibleText(text).normalize('NFKC').toLowerCase();
}

/** `ｅｖｉｌ．ｃｏｍ` and bold mathematical letters are links to a reader and not to a pattern. */
function deobfuscated(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3002\uff61\u{1d400}-\u{1d7ff}]+/gu, (run) => {
    const plain = run.normalize('NFKC').replace(/[\u3002\uff61]/g, '.');
    return /[a-z0-9]/i.test(plain) ? plain : run;
  });
}

/** `Vec<u8>` between backticks is a type and no tag. */
const typed = /(`[^`\n<>]{0,80}\w<[\w, &[\]]{1,40}>[^`\n<>]{0,80}`)/;

function withoutMarkup(text: string): string {
  const parts = text.split(typed);
  return parts.map((part, at) => (at % 2 === 1 ? part : withoutTags(part))).join('');
}

/** Elements of HTML and SVG that do or show something; `A<B` and `<wallet>` are text. */
const ELEMENTS =
  'a|abbr|address|article|aside|audio|b|base|blockquote|body|br|button|canvas|center|code|data|del|details|dialog|div|dl|dt|dd|em|embed|fieldset|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|marquee|math|menu|meta|nav|noscript|object|ol|option|p|param|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|var|video|xml';
const TAG = new RegExp(String.raw`</?(?:${ELEMENTS})(?:\s[^<>]*|/)?>`, 'gi');
/** One that does not end takes attributes or code with it. */
const OPEN_TAG = new RegExp(
  String.raw`<(?=/?(?:${ELEMENTS})(?:>|/|$|\s+[\w-]{1,20}\s*=)|/?(?:script|style|img|iframe|svg|object|embed|video|audio|form|input)\b|!)`,
  'gi',
);

function withoutTags(text: string): string {
  return (
    text
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(TAG, '')
      // What the removal of one tag puts together is one as well.
      .replace(TAG, '')
      .replace(/<\|[\w ]{0,40}\|?>?/g, '')
      .replace(OPEN_TAG, '')
      .replace(/!?\[([^[\]\n]*)\]\(([^)\s]*)\)/g, '$1 $2')
  );
}

function without(text: string, foreign: GuardedItem[]): string {
  const kept = sentences(text).filter(
    ({ start, end }) => !foreign.some((item) => item.start < end && item.end > start),
  );
  const rest = tidy(kept.map((sentence) => text.slice(sentence.start, sentence.end)).join(''));
  if (rest.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 3) return rest;
  let cut = '';
  let from = 0;
  for (const item of foreign) {
    cut += text.slice(from, Math.max(from, item.start));
    from = Math.max(from, item.end);
  }
  return tidy(cut + text.slice(from));
}

function sentences(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(/(?<![.!?…])[.!?…]+["')\]]*\s+|\n+/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  return [...ends, text.length].map((end, at) => ({ start: ends[at - 1] ?? 0, end }));
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/(?<![^\S\n])[^\S\n]+([,;:!?]|\.(?!\p{L}))/gu, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?<![,;:\s])[,;:\s]+$/, '')
    .trim();
}
