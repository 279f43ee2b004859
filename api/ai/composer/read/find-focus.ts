import { topicOf } from '../topics/topics.ts';
import {
  adjectives,
  determiners,
  massNouns,
  properNames,
  singularS,
  stopWords,
  subjectNouns,
  subjectWords,
  verbForms,
} from './lexicon.ts';

/** What a text is about, as a noun phrase that can stand in a sentence. */
export interface Focus {
  /** Without article: `Solana fees`. */
  bare: string;
  /** With the article the text gave it: `the new fee market`, `Solana fees`. */
  phrase: string;
  plural: boolean;
  score: number;
}

interface Token {
  text: string;
  lower: string;
  /** First of its sentence, where a capital says nothing. */
  first: boolean;
  /** Punctuation stands before it: a phrase does not reach across. */
  fresh: boolean;
}

const tokens = /[$#]?[\p{L}\p{N}][\p{L}\p{N}'’.&/-]*[\p{L}\p{N}]|[$#]?[\p{L}\p{N}]/gu;

/**
 * Noun phrases of a text, best first. Links, handles and emoji are left aside. `own`: the text is
 * the writer's, so that "our bridge" stays theirs.
 */
export function findFocuses(text: string, own = false): Focus[] {
  const found = new Map<string, Focus>();
  const all = tokenize(text);
  let run: Token[] = [];
  const close = (at: number) => {
    const focus = toFocus(run, all, at, own);
    if (focus) {
      const key = focus.bare.toLowerCase();
      const known = found.get(key);
      found.set(key, known ? { ...known, score: known.score + 1 } : focus);
    }
    run = [];
  };
  all.forEach((token, at) => {
    if (token.fresh) close(at);
    if (isNominal(token, all[at - 1], all[at + 1])) run.push(token);
    else close(at);
  });
  close(all.length);
  return [...found.values()].sort((a, b) => b.score - a.score);
}

function tokenize(text: string): Token[] {
  const plain = text.replace(/https?:\/\/\S+|[@＠]\w+/gu, ' . ').replace(/’/g, "'");
  let end = 0;
  return [...plain.matchAll(tokens)].map((match) => {
    const [word] = match;
    const between = plain.slice(end, match.index);
    const fresh = /[^\s'"“”‘’*_]/u.test(between) || /\n/.test(between);
    const first = end === 0 || /[.!?…:\n]/u.test(between);
    end = match.index + word.length;
    const bare = word.replace(/^#/, '').replace(/'s$/i, '');
    return { text: bare, lower: bare.toLowerCase(), first, fresh };
  });
}

function isNominal(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const { lower, text } = token;
  if (text.startsWith('$')) return /^\$[a-z]/i.test(text);
  if (stopWords.has(lower) || lower.length < 2 || lower.includes("'")) return false;
  if (/^[\d.,]+[a-z%]{0,2}$/i.test(lower)) return false;
  if (lower.endsWith('ly') && !/(?:supply|assembly|family|monopoly|anomaly)$/.test(lower))
    return false;
  if (isName(token)) return true;
  const determined = before !== undefined && !token.fresh && determiners.has(before.lower);
  if (/^(?:this|that)$/.test(before?.lower ?? '') && verbForms.has(lower)) return false;
  if (isGerundWithObject(token, before, after)) return false;
  const verbal = verbForms.has(lower) || /(?:ing|ed)$/.test(lower);
  if (!verbal) return true;
  const governed = before !== undefined && !token.fresh && subjectWords.has(before.lower);
  const takesObject =
    after !== undefined &&
    !after.fresh &&
    (determiners.has(after.lower) || /^(?:it|them|us|me|you|him|her)$/.test(after.lower));
  if (governed || takesObject) return false;
  return (
    subjectNouns.has(lower) ||
    (determined && !lower.endsWith('ed')) ||
    (isTopical(lower) && !/(?:ed|es)$/.test(lower) && !token.first)
  );
}

function isTopical(word: string): boolean {
  return topicOf(word) !== undefined;
}

/** "for onboarding friends": the friends are the subject, "trading fees" on its own is a noun. */
function isGerundWithObject(token: Token, before: Token | undefined, after: Token | undefined) {
  return (
    token.lower.endsWith('ing') &&
    /^(?:for|of|by|about|without|stop|start|keep|like|love|hate|from|on)$/.test(
      before?.lower ?? '',
    ) &&
    after !== undefined &&
    !after.fresh &&
    !stopWords.has(after.lower)
  );
}

function isName({ text, first }: Token): boolean {
  if (/^[A-Z][A-Z0-9]{1,5}(?:[/-][A-Z0-9]{2,6})?s?$/.test(text)) return true;
  return !first && /^\p{Lu}/u.test(text);
}

function toFocus(run: Token[], all: Token[], end: number, own: boolean): Focus | null {
  const words = run.slice();
  while (words.length > 0 && isAdjective(words.at(-1)?.lower ?? '')) words.pop();
  const removed = run.length - words.length;
  // "SOL $SOL": a ticker stands on its own.
  const ticker = words.findIndex(({ text }) => text.startsWith('$'));
  const kept = ticker === -1 ? words.slice(-3) : words.slice(ticker, ticker + 1);
  const head = kept.at(-1);
  if (!head) return null;
  const topical = kept.filter(({ lower }) => isTopical(lower)).length;
  const names = kept.filter(isName).length;
  const start = end - removed - kept.length;
  // "every exit mechanism" is all of them: it cannot stand without its word.
  const each = /^(?:every|each|any)$/.test(all[start - 1]?.lower ?? '') && !kept[0]?.fresh;
  const single = kept.map(inSentence).join(' ');
  const bare = each && /[a-z]$/.test(single) && !single.endsWith('s') ? pluralOf(single) : single;
  const article = articleOf(kept, all, start, own);
  const plural = isPlural(head) || bare !== single;
  const said = vague.has(head.lower) ? -4 : 0;
  const score =
    said +
    (topical > 0 ? 3 + topical * 0.5 : 0) +
    (head.text.startsWith('$') ? 2.5 : 0) +
    Math.min(names, 2) * 1.2 +
    (kept.length > 1 ? 1.2 : 0) +
    (bare.length < 4 ? -0.5 : 0) +
    1.5 * (1 - start / all.length);
  return { bare, phrase: bare === single ? article + bare : bare, plural, score };
}

function pluralOf(phrase: string): string {
  if (/[^aeiou]y$/.test(phrase)) return phrase.replace(/y$/, 'ies');
  return phrase + (/(?:sh|ch|x|z)$/.test(phrase) ? 'es' : 's');
}

/** Words every other post holds: the subject only where there is no other. */
const vague = new Set(
  'timeline ct twitter feed post posts thread threads guy team user users market markets price money form bottom top tick import docs mainnet chat group tweet problem problems'.split(
    ' ',
  ),
);

function isAdjective(word: string): boolean {
  if (adjectives.has(word) || adjectives.has(word.replace(/(?:er|est)$/, ''))) return true;
  return (
    /(?:[ct]ive|ous|ful|able|ible|less|ical)$/.test(word) &&
    !/(?:incentive|narrative|derivative|collective|initiative|perspective|objective|alternative|variable|table|cable|unless)s?$/.test(
      word,
    )
  );
}

/** The subject as it stands inside a sentence: `Solana` stays, the first word of a post does not. */
function inSentence(token: Token): string {
  const name = properNames.get(token.lower);
  if (name) return name;
  return token.first && !isName(token) && !token.text.startsWith('$') ? token.lower : token.text;
}

function articleOf(kept: Token[], all: Token[], start: number, own: boolean): string {
  const [first] = kept;
  const head = kept.at(-1);
  if (!first || !head || first.text.startsWith('$')) return '';
  let at = start - 1;
  let fresh = first.fresh;
  while (!fresh && at >= 0 && isBetween(all[at]?.lower ?? '')) {
    fresh = all[at]?.fresh ?? true;
    at -= 1;
  }
  const before = fresh ? undefined : all[at]?.lower;
  if (before && /^(?:that|those|these)$/.test(before))
    return before === 'that' ? 'that ' : 'those ';
  if (own && (before === 'my' || before === 'our')) return `${before} `;
  if (before && determiners.has(before)) return 'the ';
  const named = kept.some(isName) || kept.some(({ lower }) => properNames.has(lower));
  return named || isPlural(head) || isMass(head.lower) ? '' : 'the ';
}

/** What may stand between an article and its noun without being part of the subject. */
function isBetween(word: string): boolean {
  return (
    adjectives.has(word) ||
    /^(?:only|best|worst|whole|new|old|own|first|next|last|favou?rite|big|small|real|same|good|great|entire|very|most|single)$/.test(
      word,
    )
  );
}

function isPlural({ lower, text }: Token): boolean {
  return (
    lower.endsWith('s') &&
    !/(?:ss|us|is)$/.test(lower) &&
    !singularS.has(lower) &&
    !text.startsWith('$')
  );
}

/** Used without an article although singular: no "this liquidity". */
function isMass(word: string): boolean {
  return massNouns.has(word) || /(?:ing|ity|ism|ics|ance|ence|ship|hood|ness|tion|cy)$/.test(word);
}
