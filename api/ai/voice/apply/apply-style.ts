import type { SeededRandom } from '../../composer/choose/seeded-random.ts';
import type { Address } from '../features/addresses.ts';
import type { Habit } from '../features/favourites.ts';
import type { PostShape } from '../features/post-shape.ts';
import type { StyleProfile } from '../profile/style-profile.ts';
import { lowerCased, sentenceCased } from './casing.ts';
import { contract, dropApostrophes } from './contractions.ts';
import { joinClauses } from './join-clauses.ts';

/** Below it capitals are no habit of the persona. */
const leastCapitals = 0.02;

/** Below it apostrophes are left out by mistake. */
const leastDropped = 0.3;
/** Nothing stands before these words. */
export const opensItself =
  /^(?:["“]|(?:gm|gn|thanks?|thank|congrat\w*|well done|sorry|so sorry|apologies|yes|no|agreed?|welcome|good luck)\b)/i;

/** Sentences without final marks (questions keep theirs) as one post in the persona's style. */
export function applyStyle(
  sentences: string[],
  shape: PostShape,
  profile: StyleProfile,
  random: SeededRandom,
): string {
  const spoken = sentences.map((sentence) => inWords(sentence, profile, random));
  const joined = joinClauses(spoken, shape.lengths.length, profile, random);
  const opened = withOpener(joined, profile, random);
  const text = withCloser(punctuated(opened, shape, profile, random), profile, random);
  const cased = shape.lower
    ? lowerCased(text)
    : shape.lowerStart
      ? text
      : sentenceCased(withOwnI(text));
  const shouts = shape.caps && profile.capsWord > leastCapitals;
  const stressed = shouts && !shape.lower ? withCaps(cased) : cased;
  return withExtras(stressed, shape, profile, random);
}

/** English writes itself large, as who writes large otherwise does. */
export function withOwnI(text: string): string {
  return text.replace(/(?<![^\s("“])i(?=$|[\s,!?;:]|\.(?!\w)|['’](?:m|ll|ve|d)\b)/g, 'I');
}

function inWords(sentence: string, profile: StyleProfile, random: SeededRandom): string {
  const shorten = random.chance(profile.contraction);
  const drop = profile.noApostrophe > leastDropped && random.chance(profile.noApostrophe);
  // Quoted words are somebody else's and stay as they are.
  return sentence
    .split(/("[^"]*")/)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      let text = shorten ? contract(part) : part;
      if (drop) text = dropApostrophes(text);
      for (const [long, short, rate] of profile.short) {
        const word = new RegExp(`(?<![\\w'])${long}(?![\\w'])`, 'gi');
        text = text.replace(word, (found) => (random.chance(rate) ? short : found));
      }
      return text;
    })
    .join('');
}

function punctuated(
  sentences: string[],
  shape: PostShape,
  profile: StyleProfile,
  random: SeededRandom,
): string {
  const last = sentences.length - 1;
  return sentences
    .map((sentence, at) => {
      const gap = at === last ? '' : (shape.gaps[Math.min(at, shape.gaps.length - 2)] ?? ' ');
      if (/[?!…]["']?$/.test(sentence)) return sentence + gap;
      const mark = shape.ends[at === last ? shape.ends.length - 1 : at] ?? '.';
      const closing = mark.includes('?') ? (random.chance(profile.fullStop) ? '.' : '') : mark;
      // Two sentences on one line need something between them.
      return sentence + (closing === '' && gap === ' ' ? '.' : closing) + gap;
    })
    .join('');
}

function withOpener(sentences: string[], profile: StyleProfile, random: SeededRandom): string[] {
  const [first = '', ...rest] = sentences;
  const opener = profile.openers.find(([, rate]) => random.chance(rate))?.[0];
  const address = profile.addresses.find(({ start }) => random.chance(start));
  const opens = opensItself.test(first) || first.endsWith('?') || first.startsWith(opener ?? '');
  if (opener && !opens) {
    const marked = /[\p{L}\p{N}]$/u.test(opener);
    const comma =
      marked && !/^(?:and|but|so|ok so|ok but|also|still|oh|no bc|nah cause)$/.test(opener);
    return [`${opener}${comma ? ',' : ''} ${first}`, ...rest];
  }
  if (address) return [`${address.word}${address.comma ? ',' : ''} ${first}`, ...rest];
  return addressed(sentences, profile.addresses, random);
}

/** An address after the first or the last sentence. */
function addressed(sentences: string[], addresses: Address[], random: SeededRandom): string[] {
  const address = addresses.find(({ after }) => random.chance(after));
  if (!address) return sentences;
  const place = random.chance(0.5) ? 0 : sentences.length - 1;
  return sentences.map((sentence, at) => {
    if (at !== place || sentence.split(' ').length < 3) return sentence;
    const mark = /\?$/.exec(sentence)?.[0] ?? '';
    const bare = sentence.slice(0, sentence.length - mark.length);
    return `${bare}${address.comma ? ',' : ''} ${address.word}${mark}`;
  });
}

function withCloser(text: string, { closers }: StyleProfile, random: SeededRandom): string {
  if (/\?["']?$/.test(text)) return text;
  const closer: Habit | undefined = closers.find(([, rate]) => random.chance(rate));
  if (!closer || text.toLowerCase().includes(closer[0].replace(/^\W+/, '').toLowerCase()))
    return text;
  const [words] = closer;
  const mark = /[.!]+$/.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - mark.length);
  const apart = words.startsWith('.') || words.startsWith('\n');
  if (apart)
    return `${bare}${mark || '.'}${words.startsWith('\n') ? '\n\n' : ' '}${words.slice(2)}${mark}`;
  return `${bare}${words}${mark}`;
}

const stressed = /\b(?:never|nobody|everyone|really|always|every|nothing|exactly|only|not|stop)\b/;

function withCaps(text: string): string {
  return text.replace(stressed, (word) => word.toUpperCase());
}

function withExtras(
  text: string,
  { emojis, hashtags }: PostShape,
  profile: StyleProfile,
  random: SeededRandom,
): string {
  const take = (count: number) =>
    profile.emojis.length === 0
      ? ''
      : [...new Set(Array.from({ length: count }, () => random.pick(profile.emojis)))].join('');
  const tags = new Set<string>();
  for (let at = 0; at < hashtags && profile.hashtags.length > 0; at += 1) {
    tags.add(random.pick(profile.hashtags));
  }
  return [take(emojis.before), text, take(emojis.after), ...tags].filter(Boolean).join(' ');
}
