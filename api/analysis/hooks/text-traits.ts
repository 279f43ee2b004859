import { visibleText } from '#api/ai/guard/visible-text.ts';
import type { FocusArea } from '#shared/contracts/viral.ts';

/** A text of a viral library as its traits are read. */
export interface TraitText {
  content: string;
  hasMedia: boolean;
}

/** Something that a text has or has not. Words are English; marks, numbers and lines are anybody's. */
export interface Trait {
  category: string;
  /** Begins a sentence: `Opening with a question`. */
  name: string;
  /** When to use it, a sentence for a person. */
  applicability: string;
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
    name: 'Opening with a question',
    applicability: 'When readers can answer from what they have seen themselves.',
    has: opens(/\?["”')]*$/),
  },
  {
    name: 'Opening with a number',
    applicability: 'When you have the figure and can say where it is from.',
    has: opens(/\p{N}/u),
  },
  {
    name: 'Opening against a common opinion',
    applicability: 'When you can defend the other side in the replies.',
    has: opens(
      /\b(?:unpopular opinion|hot take|nobody|no one|everyone|everybody|most people|stop|forget|wrong|myth|you don['’]?t need|not what you think|overrated|underrated)\b/i,
    ),
  },
  {
    name: 'Opening with your own story',
    applicability: 'When it happened to you; begin where it happened.',
    has: opens(
      /^\W*(?:(?:i|we|my|our)\b|(?:yesterday|today|last (?:night|week|month|year)|(?:\d+|two|three|five|ten) (?:days|weeks|months|years) ago|back in|in 20\d\d|when i)\b.*\b(?:i|we|my|our|me|us)\b)/i,
    ),
  },
  {
    name: 'Opening like news',
    applicability: 'When you are among the first to say it and have the source at hand.',
    has: opens(
      /^\W*(?:breaking|just in|news|new:|announcing|introducing|confirmed|update)\b|^\s*[🚨⚡📢]/iu,
    ),
  },
  {
    name: 'Promising a list or a how-to',
    applicability: 'When the rest of the post keeps the promise of the first line.',
    has: opens(
      /\b(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:\w+ ){0,2}(?:ways|things|lessons|reasons|tips|rules|signs|mistakes|tools|steps|projects|charts|facts|questions|habits)\b|\bhow (?:to|i|we)\b|\bhere(?:['’]s| is| are)\b|🧵|\bthread\b/iu,
    ),
  },
  {
    name: 'A first line of at most eight words',
    applicability: 'When the first line can stand alone.',
    has: ({ opening }) => wordCount(opening) > 0 && wordCount(opening) <= 8,
  },
];

const traitsByCategory: Record<string, Omit<Trait, 'category'>[]> = {
  hooks,
  questions: [
    {
      name: 'Ending with a question',
      applicability: 'When you want answers and have the time to read them.',
      has: holds(/\?\s*[\p{RGI_Emoji}\s"”'\)]*$/v),
    },
    {
      name: 'Asking anywhere',
      applicability: 'When the question is one that you do not answer yourself.',
      has: holds(/\?/),
    },
  ],
  numbers: [
    {
      name: 'Naming a concrete number',
      applicability: 'When the figure is yours to show; a round guess reads as one.',
      has: holds(/\p{N}/u),
    },
    {
      name: 'Naming a percentage or an amount of money',
      applicability: 'When a result or a price is the point of the post.',
      has: holds(/[$€£]\s?\p{N}|\p{N}\s?%|\p{N}\s?(?:k|m|bn|b|x)\b/iu),
    },
  ],
  emotion: [
    {
      name: 'Strong feeling',
      applicability: 'When the feeling is yours; borrowed excitement is noticed.',
      has: ({ all }) => feeling.test(all) || shouted.test(all),
    },
    {
      name: 'Emoji',
      applicability: 'When the mood is lighter than the words.',
      has: holds(/\p{RGI_Emoji}/v),
    },
    {
      name: 'Humour',
      applicability: 'When the joke is on you or on the market, not on a person.',
      has: holds(/\b(?:lol|lmao|lmfao|haha\w*|be like|me when|pov|nobody:)\b|[😂🤣💀😭🤡]/iu),
    },
  ],
  'call to action': [
    {
      name: 'Asking readers to do something',
      applicability: 'When one small thing is asked, at the end of the post.',
      has: holds(
        /\b(?:reply|comment|retweet|rt|repost|share|follow|bookmark|save this|tag|drop (?:your|a|me)|tell me|let me know|sign up|join|subscribe|dm me|vote|check (?:it )?out|read (?:more|on)|link in|try it|your (?:take|thoughts|turn))\b/i,
      ),
    },
  ],
  media: [
    {
      name: 'A picture or a video',
      applicability: 'When the picture shows what words would have to describe.',
      has: ({ hasMedia }) => hasMedia,
    },
  ],
  structure: [
    {
      name: 'Short lines with breaks between them',
      applicability: 'When each line is a step of its own.',
      has: ({ lines }) => lines >= 3,
    },
    {
      name: 'A list',
      applicability: 'When the items are of one kind and in an order.',
      has: holds(
        /(?:^|\n)[^\S\n]*(?:[-•*✅👉➡→]|\d{1,2}[.)/]).+\n\s*(?:[-•*✅👉➡→]|\d{1,2}[.)/])/u,
      ),
    },
    {
      name: 'One block without a break',
      applicability: 'When there is one thought and it fits into one breath.',
      has: ({ lines }) => lines === 1,
    },
  ],
  length: [
    {
      name: 'At most 100 characters',
      applicability: 'When one line says it all.',
      has: (text) => size(text) <= 100,
    },
    {
      name: 'Between 100 and 280 characters',
      applicability: 'When the point needs one reason and no more.',
      has: (text) => size(text) > 100 && size(text) <= 280,
    },
    {
      name: 'More than 280 characters',
      applicability: 'When you have a story or an argument that holds to the end.',
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
