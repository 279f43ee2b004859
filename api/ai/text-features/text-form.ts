import { tally } from './counts.ts';
import type { Token } from './tokenise.ts';

const cues: Record<string, string> = {
  self: "i i'm i've my me mine im ive we our us",
  reader: 'you your yours u ur guys everyone anyone',
  supposing: 'if would could might may maybe perhaps should whether likely possibly depends',
  asking: 'what when where why how who which does anyone any',
  telling: `announcement ama giveaway join register webinar podcast episode newsletter thread guide
    explained tutorial article read watch video live today tomorrow week conference event meetup
    report update updates weekly daily recap summary snapshot schedule reminder discord telegram
    whitepaper vote proposal governance listing wallet address follow retweet rt link bio claim winners`,
  price:
    'price trading currently volume cap market chart level levels range support resistance zone daily weekly',
};
const cueForms = Object.values(cues).map((words) => new Set(words.trim().split(/\s+/)));

/** A text as its features are read: its tokens, how many of them have a form, and shares of its words. */
interface Source {
  text: string;
  tokens: Token[];
  some(...forms: string[]): number;
  share(matching: RegExp): number;
}

const features: Record<string, (source: Source) => number> = {
  length: ({ tokens }) => Math.min(1, Math.log1p(tokens.length) / 6),
  exclamations: ({ some }) => some('!'),
  questions: ({ some }) => some('?'),
  pauses: ({ some }) => some('...'),
  urls: ({ some }) => some('<url>'),
  hashtags: ({ text }) => Math.min(1, (text.match(/#\p{L}/gu)?.length ?? 0) / 5),
  names: ({ some }) => some('<user>'),
  tickers: ({ text }) => Math.min(1, (text.match(/\$[a-z]/gi)?.length ?? 0) / 4),
  capitals: ({ share }) => share(/^\p{Lu}{3,}$/u),
  titleCase: ({ share }) => share(/^\p{Lu}/u),
  up: ({ some }) => some('<+%>'),
  down: ({ some }) => some('<-%>'),
  percents: ({ some }) => some('<%>'),
  numbers: ({ some }) => some('<number>'),
  money: ({ some }) => some('<money>'),
  multiples: ({ some }) => some('<multiple>'),
  emoji({ tokens }) {
    const emoji = tokens.filter(({ form }) => /\p{Extended_Pictographic}/u.test(form));
    return Math.min(1, emoji.length / 4);
  },
  lines: ({ text }) => Math.min(1, (text.match(/\n/g)?.length ?? 0) / 5),
  endMark: ({ text }) => (/[.!?]\s*$/.test(text) ? 1 : 0),
  startsLow: ({ text }) => (/^\s*\p{Ll}/u.test(text) ? 1 : 0),
};

/** Names of the features of form, in the order of their values. */
export const formNames = [...Object.keys(features), ...Object.keys(cues)];

/** How a text is written, whatever it says. Every value lies between 0 and about 1. */
export function textForm(text: string, tokens: Token[]): number[] {
  const counts = tally(tokens.map(({ form }) => form));
  const some = (...forms: string[]) =>
    Math.min(1, forms.reduce((sum, form) => sum + (counts.get(form) ?? 0), 0) / 3);
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const share = (matching: RegExp) =>
    words.length === 0 ? 0 : words.filter((word) => matching.test(word)).length / words.length;
  const source = { text, tokens, some, share };
  return [
    ...Object.values(features).map((feature) => feature(source)),
    ...cueForms.map((forms) => some(...forms)),
  ];
}
