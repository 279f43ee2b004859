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
  has(text: ReadText): boolean;
}

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

const hooks: Omit<Trait, 'category'>[] = [
  {
    id: 'question-opening',
    has: opens(/\?["”')]*$/),
  },
  {
    id: 'number-opening',
    has: opens(/\p{N}/u),
  },
  {
    id: 'contrarian-opening',
    has: opens(
      /\b(?:unpopular opinion|hot take|nobody|no one|everyone|everybody|most people|stop|forget|wrong|myth|you don['’]?t need|not what you think|overrated|underrated)\b/i,
    ),
  },
  {
    id: 'story-opening',
    has: opens(
      /^\W*(?:(?:i|we|my|our)\b|(?:yesterday|today|last (?:night|week|month|year)|(?:\d+|two|three|five|ten) (?:days|weeks|months|years) ago|back in|in 20\d\d|when i)\b.*\b(?:i|we|my|our|me|us)\b)/i,
    ),
  },
  {
    id: 'news-opening',
    has: opens(
      /^\W*(?:breaking|just in|news|new:|announcing|introducing|confirmed|update)\b|^\s*[🚨⚡📢]/iu,
    ),
  },
  {
    id: 'list-opening',
    has: opens(
      /\b(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:\w+ ){0,2}(?:ways|things|lessons|reasons|tips|rules|signs|mistakes|tools|steps|projects|charts|facts|questions|habits)\b|\bhow (?:to|i|we)\b|\bhere(?:['’]s| is| are)\b|🧵|\bthread\b/iu,
    ),
  },
  {
    id: 'short-opening',
    has: ({ opening }) => wordCount(opening) > 0 && wordCount(opening) <= 8,
  },
];

const traitsByCategory: Record<string, Omit<Trait, 'category'>[]> = {
  hooks,
  questions: [
    {
      id: 'question-end',
      has: holds(/\?\s*[\p{RGI_Emoji}\s"”'\)]*$/v),
    },
    {
      id: 'question',
      has: holds(/\?/),
    },
  ],
  numbers: [
    {
      id: 'number',
      has: holds(/\p{N}/u),
    },
    {
      id: 'amount',
      has: holds(/[$€£]\s?\p{N}|\p{N}\s?%|\p{N}\s?(?:k|m|bn|b|x)\b/iu),
    },
  ],
  emotion: [
    {
      id: 'feeling',
      has: ({ all }) => feeling.test(all) || shouted.test(all),
    },
    {
      id: 'emoji',
      has: holds(/\p{RGI_Emoji}/v),
    },
    {
      id: 'humour',
      has: holds(/\b(?:lol|lmao|lmfao|haha\w*|be like|me when|pov|nobody:)\b|[😂🤣💀😭🤡]/iu),
    },
  ],
  'call to action': [
    {
      id: 'request',
      has: holds(
        /\b(?:reply|comment|retweet|rt|repost|share|follow|bookmark|save this|tag|drop (?:your|a|me)|tell me|let me know|sign up|join|subscribe|dm me|vote|check (?:it )?out|read (?:more|on)|link in|try it|your (?:take|thoughts|turn))\b/i,
      ),
    },
  ],
  media: [
    {
      id: 'media',
      has: ({ hasMedia }) => hasMedia,
    },
  ],
  structure: [
    {
      id: 'short-lines',
      has: ({ lines }) => lines >= 3,
    },
    {
      id: 'list',
      has: holds(
        /(?:^|\n)[^\S\n]*(?:[-•*✅👉➡→]|\d{1,2}[.)/]).+\n\s*(?:[-•*✅👉➡→]|\d{1,2}[.)/])/u,
      ),
    },
    {
      id: 'one-block',
      has: ({ lines }) => lines === 1,
    },
  ],
  length: [
    {
      id: 'short',
      has: (text) => size(text) <= 100,
    },
    {
      id: 'medium',
      has: (text) => size(text) > 100 && size(text) <= 280,
    },
    {
      id: 'long',
      has: (text) => size(text) > 280,
    },
  ],
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
  return (traitsByCategory[category] ?? []).map((trait) => ({ category, ...trait }));
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
