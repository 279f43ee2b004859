import { visibleText } from '#api/ai/guard/visible-text.ts';
import type { TraitId } from '#shared/contracts/messages/analysis/insight.ts';
import type { FocusArea } from '#shared/contracts/viral.ts';

/** A text of a viral library as its traits are read. */
export interface TraitText {
  content: string;
  hasMedia: boolean;
}

/** Something that a text has or has not. Words are English; marks, numbers and lines are anybody's. */
export interface Trait {
  category: string;
  id: TraitId;
  has: Has;
}

type Has = (text: ReadText) => boolean;
type Traits = Partial<Record<TraitId, Has>>;

interface ReadText {
  all: string;
  /** The first line, or its first sentence where the line goes on. */
  opening: string;
  lines: number;
  hasMedia: boolean;
}

const opens = (pattern: RegExp) => (text: ReadText) => pattern.test(text.opening);
const holds = (pattern: RegExp) => (text: ReadText) => pattern.test(text.all);
const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
const size = (text: ReadText) => [...text.all].length;

const feeling =
  /!|\b(?:love|hate|insane|crazy|wild|amazing|incredible|unbelievable|shocking|terrifying|brutal|heartbreaking|proud|furious|scared|excited|painful|beautiful|disgusting)\b/i;
/** Tickers of four letters and more that stand in capitals anyway. */
const shouted = /(?<![$#\p{L}])(?!(?:USDC|USDT|DEFI|PEPE|DOGE|AVAX|LINK|NFTS)\b)\p{Lu}{4,}\b/u;

const hooks: Traits = {
  'question-opening': opens(/\?["”')]*$/),
  'number-opening': opens(/\p{N}/u),
  'contrarian-opening': opens(
    /\b(?:unpopular opinion|hot take|nobody|no one|everyone|everybody|most people|stop|forget|wrong|myth|you don['’]?t need|not what you think|overrated|underrated)\b/i,
  ),
  'story-opening': opens(
    /^\W*(?:(?:i|we|my|our)\b|(?:yesterday|today|last (?:night|week|month|year)|(?:\d+|two|three|five|ten) (?:days|weeks|months|years) ago|back in|in 20\d\d|when i)\b.*\b(?:i|we|my|our|me|us)\b)/i,
  ),
  'news-opening': opens(
    /^\W*(?:breaking|just in|news|new:|announcing|introducing|confirmed|update)\b|^\s*[🚨⚡📢]/iu,
  ),
  'list-opening': opens(
    /\b(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:\w+ ){0,2}(?:ways|things|lessons|reasons|tips|rules|signs|mistakes|tools|steps|projects|charts|facts|questions|habits)\b|\bhow (?:to|i|we)\b|\bhere(?:['’]s| is| are)\b|🧵|\bthread\b/iu,
  ),
  'short-opening': ({ opening }) => wordCount(opening) > 0 && wordCount(opening) <= 8,
};

const traitsByCategory: Record<string, Traits> = {
  hooks,
  questions: {
    'question-end': holds(/\?\s*[\p{RGI_Emoji}\s"”'\)]*$/v),
    question: holds(/\?/),
  },
  numbers: {
    number: holds(/\p{N}/u),
    amount: holds(/[$€£]\s?\p{N}|\p{N}\s?%|\p{N}\s?(?:k|m|bn|b|x)\b/iu),
  },
  emotion: {
    feeling: ({ all }) => feeling.test(all) || shouted.test(all),
    emoji: holds(/\p{RGI_Emoji}/v),
    humour: holds(/\b(?:lol|lmao|lmfao|haha\w*|be like|me when|pov|nobody:)\b|[😂🤣💀😭🤡]/iu),
  },
  'call to action': {
    request: holds(
      /\b(?:reply|comment|retweet|rt|repost|share|follow|bookmark|save this|tag|drop (?:your|a|me)|tell me|let me know|sign up|join|subscribe|dm me|vote|check (?:it )?out|read (?:more|on)|link in|try it|your (?:take|thoughts|turn))\b/i,
    ),
  },
  media: {
    media: ({ hasMedia }) => hasMedia,
  },
  structure: {
    'short-lines': ({ lines }) => lines >= 3,
    list: holds(/(?:^|\n)[^\S\n]*(?:[-•*✅👉➡→]|\d{1,2}[.)/]).+\n\s*(?:[-•*✅👉➡→]|\d{1,2}[.)/])/u),
    'one-block': ({ lines }) => lines === 1,
  },
  length: {
    short: (text) => size(text) <= 100,
    medium: (text) => size(text) > 100 && size(text) <= 280,
    long: (text) => size(text) > 280,
  },
};

/** What each focus area of a training looks at. */
export const focusCategories: Record<FocusArea, string[]> = {
  hooks: ['hooks', 'questions'],
  patterns: ['numbers', 'emotion'],
  engagement_optimization: ['call to action', 'media'],
  viral_structure: ['structure', 'length'],
};

/** The traits of one category; none for a category that is not known. */
export function traitsIn(category: string): Trait[] {
  return Object.entries(traitsByCategory[category] ?? {}).map(([id, has]) => ({
    category,
    id: id as TraitId,
    has,
  }));
}

/** A run of marks is read from its beginning alone: from each of its marks it would cost its square. */
const firstSentence = /^(?:.{3}|.{3,}?(?<![.!?…]))[.!?…]+["”')]*(?=\s|$)/u;

/** Takes a text apart once, for any number of traits. */
export function readTraitText({ content, hasMedia }: TraitText): ReadText {
  const all = visibleText(content)
    .replace(/https?:\/\/\S+/g, '')
    .trim();
  const filled = all.split('\n').filter((line) => line.trim() !== '');
  const [line = ''] = filled;
  const opening = firstSentence.exec(line)?.[0] ?? line;
  return { all, opening: opening.trim(), lines: filled.length, hasMedia };
}
