import { lowerCased, sentenceCased } from './casing.ts';
import { contract, dropApostrophes } from './contractions.ts';
import type { StyleProfile } from './style-profile.ts';

export interface Chance {
  chance(rate: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Sentences without final marks (questions keep theirs) as one post in the persona's style. */
export function applyStyle(sentences: string[], profile: StyleProfile, random: Chance): string {
  const lower = random.chance(profile.lowerCase);
  const lowerStart = lower || random.chance(profile.lowerStart);
  const spoken = sentences.map((sentence) => inWords(sentence, profile, random));
  const opened = withOpener(spoken, profile, random);
  const joined = withCloser(join(opened, profile, random), profile, random);
  const cased = lower ? lowerCased(joined) : lowerStart ? joined : sentenceCased(joined);
  const caps = lower ? cased : withCaps(cased, profile, random);
  if (profile.emojis.length === 0 || !random.chance(profile.emoji)) return caps;
  return `${caps} ${random.pick(profile.emojis)}`;
}

function inWords(sentence: string, profile: StyleProfile, random: Chance): string {
  let text = sentence;
  if (random.chance(profile.contraction)) text = contract(text);
  if (random.chance(profile.noApostrophe)) text = dropApostrophes(text);
  for (const [long, short, rate] of profile.short) {
    // Quoted words are somebody else's and stay as they are.
    const word = new RegExp(`(?<![\\w'"])${long}(?![\\w'"])(?=[^"]*(?:"[^"]*"[^"]*)*$)`, 'gi');
    text = text.replace(word, (found) => (random.chance(rate) ? short : found));
  }
  return text;
}

function join(sentences: string[], profile: StyleProfile, random: Chance): string {
  const breaks = sentences.length > 1 && random.chance(profile.lineBreak);
  const dots = !breaks && random.chance(profile.ellipsis);
  const excited = random.chance(profile.exclamation);
  return sentences
    .map((sentence, at) => {
      const last = at === sentences.length - 1;
      if (/[?!…]["']?$/.test(sentence)) return sentence + (last ? '' : breaks ? '\n\n' : ' ');
      if (last)
        return sentence + (excited && at === 0 ? '!' : random.chance(profile.fullStop) ? '.' : '');
      const mark =
        excited && at === 0
          ? '!'
          : dots
            ? '...'
            : breaks && !random.chance(profile.fullStop)
              ? ''
              : '.';
      return sentence + mark + (breaks ? '\n\n' : ' ');
    })
    .join('');
}

function withOpener(sentences: string[], profile: StyleProfile, random: Chance): string[] {
  const [first = '', ...rest] = sentences;
  if (/^["“$]|^(?:gm|gn|ok|yeah|nah|no|honestly|and)\b/i.test(first)) return sentences;
  const taken = profile.openers.find(([, rate]) => random.chance(rate));
  if (!taken) return sentences;
  const [word] = taken;
  const comma = /^(?:and|but|so|also|still|oh)$/.test(word) ? ' ' : ', ';
  return [`${word}${comma}${first}`, ...rest];
}

function withCloser(text: string, profile: StyleProfile, random: Chance): string {
  if (/\?["']?$/.test(text)) return text;
  const taken = profile.closers.find(([, rate]) => random.chance(rate));
  if (!taken || new RegExp(`\\b${taken[0]}\\b`, 'i').test(text)) return text;
  const mark = /[.!]$/.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - mark.length)} ${taken[0]}${mark}`;
}

const stressed = /\b(?:never|nobody|everyone|really|most|always|every|nothing|exactly)\b/;

function withCaps(text: string, profile: StyleProfile, random: Chance): string {
  return random.chance(profile.capsWord)
    ? text.replace(stressed, (word) => word.toUpperCase())
    : text;
}
