import { properNames } from '../../composer/read/lexicon.ts';

/** What a reply may take up of a post, by the name of its place in the reply. */
export type Slots = Partial<Record<SlotName, string>>;
export type SlotName =
  | 'ticker'
  | 'figure'
  | 'time'
  | 'thing'
  | 'name'
  | 'project'
  | 'place'
  | 'about'
  | 'topic';

const MOST_WORDS = 4;
const unit =
  '(?:k|m|b|bn|million|billion|users?|customers?|people|followers?|years?|months?|weeks?|days?|hours?|minutes?|ms|seconds?|stars?|lines?|meetings?|transactions?|km|miles|tokens?|steps?|validators?|votes?|gwei|sats|commits?|issues?|downloads?|members?|subscribers?|x)';
const figure = new RegExp(
  `(?<![\\w.$€£/-])(?:[$€£]\\s?\\d[\\d,.]*\\d?\\s?(?:k|m|b|bn|million|billion)?|\\d[\\d,.]*(?:%|k\\b|m\\b|bn?\\b)?(?:\\s?${unit}){0,2})(?![\\w/-])`,
  'giu',
);
const sized = new RegExp(`[$€£%]|\\d(?:k|m|bn?)\\b|\\d\\s?${unit}`, 'iu');
const written =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred) (?:years|months|weeks|days|hours|minutes|meetings|users|steps|lines|people|of us)\b/i;
const duration = /(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|ms)$/i;
/** "from 11 minutes to 84 seconds": the second is what it is now. */
const result = /\bfrom\s.{1,40}?\sto\s+$/iu;
/** The subject of an opinion that a post begins with: "most L2s would", "intents are". */
const subject =
  /(?:^|take:\s|opinion:\s)(?:(?:most|many|all)\s)?((?:[\p{L}\p{N}/-]+\s){1,3})(?:is|are|isn't|aren't|should|would|needs?|will)\s/giu;
const noSubject =
  /\b(?:i|we|you|he|she|it|they|this|that|these|those|there|here|who|what|which|how|where|why|when|if|my|our|your|his|her|their|one|everyone|everybody|someone|somebody|nobody|people|everything|nothing|something|today|now|and|but|or|so|every|some|any|none|the|no|not|to|for|of|in|on|at|by|with|as|than)\b/i;
const shippedThing =
  /\b(?:shipp?(?:ed|ing)?|released?|releasing|launched|launching|deployed|rolled out|introducing|announcing|open[- ]?sourced|published|built|finished|pushed)(?: out)?\s+((?:(?!and\b|after\b|with\b|for\b|today\b|to\b|in\b|on\b|at\b|this\b|last\b|yesterday\b|it\b|so\b|but\b|from\b|before\b|is\b|are\b|was\b|notes\b)[\p{L}\p{N}'.-]+\s?){1,5})/iu;
const liveThing =
  /(?:^|[.!?\n]\s*)((?:(?:our|my|the|new)\s)?(?:[\p{L}\p{N}'.-]+\s){1,3})(?:is|are)\s(?:now\s|finally\s|officially\s)?(?:live|out|up|here|public)\b/iu;
const placed =
  /\b(?:in|to|from|at|around)\s((?:New|San|Los|Hong|Buenos|Tel|Mexico|Cape)\s\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}{2,})(?![\p{L}])/u;
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Thanksgiving|Easter|Bitcoin|Ethereum|Solana|Rust|Solidity|Discord|Twitter|Telegram|Github|Python|Excel|English)$/;
const asked =
  /\b(?:for|about|on|with|of|learn(?:ing)?)\s((?:(?:a|an|the|my|your)\s)?(?:[\p{L}\p{N}-]+\s?){1,3})(?:these days|right now|today|in general)?\s*\?/iu;
const pronouns: [RegExp, string][] = [
  [/\b(?:our|my)\b/giu, 'your'],
  [/\bmyself\b/giu, 'yourself'],
];
const empty =
  /^(?:it|this|that|them|something|everything|today|now|your|the|a|an|new|so|much|one|more|we|i|and)$/i;
const common = new Set(
  "i im i'm just gm gn ok api sdk ui ux cto ceo pm faq usd eur utc dm dms nft nfts dao daos l2 l2s defi tvl apy apr etf etfs ai llm llms ct ama roi kpi pr prs ci cd html css js ts evm zk rpc mev p2p kyc aml psa fyi imo tbh tvl qa hr rip lol lmao pov".split(
    ' ',
  ),
);

/** The words of a post that replies take up: each only where the post has it. Linear in the text. */
export function slotsOf(text: string, language: string): Slots {
  const plain = text.replace(/https?:\/\/\S+/gu, ' ').replace(/’/g, "'");
  const slots: Slots = {};
  const ticker = /(?<![\w$])\$[A-Za-z][A-Za-z0-9]{1,9}(?!\w)/u.exec(plain)?.[0];
  if (ticker) slots.ticker = ticker.toUpperCase();
  const numbers = figuresIn(plain);
  const isTime = (one: string) => language === 'en' && duration.test(one);
  const number = numbers.find((one) => !isTime(one));
  const time = numbers.find(isTime);
  if (number) slots.figure = number;
  if (time) slots.time = time;
  if (language !== 'en') return slots;
  const topic = topicIn(plain);
  if (topic && !ticker) slots.topic = topic;
  const thing = thingIn(plain);
  if (thing) slots.thing = thing;
  const place = placed.exec(plain)?.[1];
  if (place && !notPlaces.test(place)) slots.place = place;
  const name = nameIn(plain, slots.place);
  if (name) slots.name = name;
  const project = knownName(plain);
  if (project) slots.project = project;
  const about = asked.exec(plain)?.[1]?.trim();
  if (about && !empty.test(about)) slots.about = addressed(about);
  return slots;
}

/** Figures that say what they count, the outcome of a change first; a bare number of a list or a version says nothing. */
function figuresIn(text: string): string[] {
  const found = [...text.matchAll(figure)].map(({ 0: one, index }) => ({
    text: one.trim().replace(/[.,]$/, ''),
    isResult: result.test(text.slice(Math.max(0, index - 50), index)),
  }));
  const sure = found
    .filter((one) => sized.test(one.text))
    .sort((a, b) => Number(b.isResult) - Number(a.isResult));
  if (sure.length > 0 && found.length <= 3) return sure.map((one) => one.text);
  const words = written.exec(text)?.[0]?.toLowerCase();
  return words ? [words] : [];
}

/** What an opinion is about, in words that the bank or everybody in crypto knows: never a person's name. */
function topicIn(text: string): string | null {
  for (const [, found = ''] of text.matchAll(subject)) {
    const words = found.trim().split(/\s+/);
    const [first = '', ...rest] = words;
    if (
      noSubject.test(found) ||
      /(?<!\p{L})\d/u.test(found) ||
      rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word))
    )
      continue;
    const known = properNames.get(first.toLowerCase());
    if (known) return [known, ...rest].join(' ');
    const isPlain = /^\p{Lu}?\p{Ll}+s?$/u.test(first);
    // A capital at the start may begin a name: only a plural or several words are surely a subject.
    if (isPlain && words.length === 1 && !/[^s]s$/.test(first)) continue;
    return [isPlain ? first.toLowerCase() : first, ...rest].join(' ');
  }
  return null;
}

function thingIn(text: string): string | null {
  const found = (shippedThing.exec(text) ?? liveThing.exec(text))?.[1]?.trim();
  if (!found) return null;
  const words = found
    .replace(/[.,!?:;]+.*$/u, '')
    .split(/\s+/)
    .filter(Boolean);
  if (
    words.length === 0 ||
    words.length > MOST_WORDS ||
    words.every((one) => empty.test(one)) ||
    /^\d/.test(words.at(-1) ?? '')
  )
    return null;
  const named = addressed(words.join(' ')).replace(/^(?:an?|new) (?=\p{L})/iu, 'the ');
  return /^\P{L}*$/u.test(named) ? null : lowerStart(named);
}

/** A name of something: known to people who work in crypto, or written large inside a sentence. */
function nameIn(text: string, place: string | undefined): string | null {
  const known = knownName(text);
  if (known) return known;
  const inside = text.matchAll(
    /(?<=[\p{Ll},]\s)(\p{Lu}[\p{Ll}\p{N}]{2,}(?:\s\p{Lu}[\p{Ll}\p{N}]{2,})?|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}'])/gu,
  );
  for (const [word] of inside)
    if (!notPlaces.test(word) && !common.has(word.toLowerCase()) && word !== place) return word;
  return null;
}

function knownName(text: string): string | null {
  const names = [...text.matchAll(/[\p{L}][\p{L}\p{N}]+/gu)].map(([word]) =>
    properNames.get(word.toLowerCase()),
  );
  return (
    names.find((one) => one && !/^(?:\p{Lu}{2,}|DeFi$|Twitter$|Discord$|Telegram$)/u.test(one)) ??
    null
  );
}

const addressed = (words: string) =>
  pronouns.reduce((now, [own, your]) => now.replace(own, your), words);

function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}+\b/u.test(text) && /^(?:The|Our|My|Your|New|Native|First|Dark)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
