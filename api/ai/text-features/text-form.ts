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
const cueSets = Object.entries(cues).map(([name, words]) => ({
  name,
  words: new Set(words.trim().split(/\s+/)),
}));

/** Names of the features of form, in the order of their values. */
export const formNames = [
  'length',
  'exclamations',
  'questions',
  'pauses',
  'urls',
  'hashtags',
  'names',
  'tickers',
  'capitals',
  'titleCase',
  'up',
  'down',
  'percents',
  'numbers',
  'money',
  'multiples',
  'emoji',
  'lines',
  'endMark',
  'startsLow',
  ...cueSets.map(({ name }) => name),
];

/** How a text is written, whatever it says. Every value lies between 0 and about 1. */
export function textForm(text: string, tokens: Token[]): number[] {
  const counts = new Map<string, number>();
  for (const { form } of tokens) counts.set(form, (counts.get(form) ?? 0) + 1);
  const some = (...forms: string[]) =>
    Math.min(1, forms.reduce((sum, form) => sum + (counts.get(form) ?? 0), 0) / 3);
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const share = (matching: RegExp) =>
    words.length === 0 ? 0 : words.filter((word) => matching.test(word)).length / words.length;
  const emoji = tokens.filter(({ form }) => /\p{Extended_Pictographic}/u.test(form)).length;
  return [
    Math.min(1, Math.log1p(tokens.length) / 6),
    some('!'),
    some('?'),
    some('...'),
    some('<url>'),
    Math.min(1, (text.match(/#\p{L}/gu)?.length ?? 0) / 5),
    some('<user>'),
    Math.min(1, (text.match(/\$[a-z]/gi)?.length ?? 0) / 4),
    share(/^\p{Lu}{3,}$/u),
    share(/^\p{Lu}/u),
    some('<+%>'),
    some('<-%>'),
    some('<%>'),
    some('<number>'),
    some('<money>'),
    some('<multiple>'),
    Math.min(1, emoji / 4),
    Math.min(1, (text.match(/\n/g)?.length ?? 0) / 5),
    /[.!?]\s*$/.test(text) ? 1 : 0,
    /^\s*\p{Ll}/u.test(text) ? 1 : 0,
    ...cueSets.map(({ words: cue }) =>
      Math.min(1, tokens.filter(({ form }) => cue.has(form)).length / 3),
    ),
  ];
}
