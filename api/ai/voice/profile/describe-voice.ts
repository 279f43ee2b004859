import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { Habit } from '../features/favourites.ts';
import { enoughSamples, type VoiceProfile } from './voice-profile.ts';

/** A voice as a person can read it: short sentences, each beside its figures. */
export function describeVoice(profile: VoiceProfile) {
  const { version, sampleCount, rhythm, rates } = profile;
  const enough = sampleCount >= enoughSamples;
  return {
    version,
    sampleCount,
    enough,
    notice: enough ? null : notEnough(sampleCount),
    rhythm: {
      sentence: rhythmSentence(profile),
      wordsPerSentence: rhythm.sentenceWords,
      variation: rhythm.sentenceVariation,
      typicalWords: rhythm.postWords[2],
      typicalCharacters: rhythm.postCharacters,
    },
    casing: {
      sentence: casingSentence(profile),
      lowerCase: rates.lowerCase,
      firstCapital: rates.firstCapital,
      capsWords: rates.capsWord,
    },
    punctuation: {
      sentence: punctuationSentence(profile),
      fullStop: rates.fullStop,
      noEndMark: rates.noEndMark,
      exclamation: rates.exclamation,
      question: rates.question,
      ellipsis: rates.ellipsis,
      lineBreak: rates.lineBreak,
      contraction: rates.contraction,
    },
    emoji: {
      sentence: emojiSentence(profile),
      share: rates.emoji,
      favourites: listed(profile.emojis, 5),
    },
    openers: favourites(profile.openers, 5, 'opener'),
    words: favourites(profile.words, 8, 'word'),
    tags: {
      sentence: tagsSentence(profile),
      hashtags: rates.hashtag,
      cashtags: rates.cashtag,
    },
  };
}

function notEnough(has: number): Message {
  return has === 0
    ? message('voice.no-samples', { n: enoughSamples })
    : message('voice.few-samples', { has, all: enoughSamples });
}

function rhythmSentence({ sampleCount, rhythm }: VoiceProfile): Message {
  if (sampleCount === 0) return message('voice.nothing');
  const { sentenceVariation: variation } = rhythm;
  const lengths: Label =
    variation < 0.45 ? 'even lengths' : variation < 0.8 ? 'mixed lengths' : 'very mixed lengths';
  const words = message('count.words', { n: rhythm.sentenceWords });
  const perPost = message('count.words', { n: rhythm.postWords[2] });
  return message('voice.rhythm', { words, lengths, n: variation, perPost });
}

function casingSentence({ sampleCount, rates }: VoiceProfile): Message {
  if (sampleCount === 0) return message('voice.nothing');
  const casing =
    rates.lowerCase >= 0.5
      ? message('voice.lower-case', { n: percent(rates.lowerCase) })
      : message('voice.first-capital', { n: percent(rates.firstCapital) });
  if (rates.capsWord < 0.05) return casing;
  const capitals = message('voice.capitals', { n: percent(rates.capsWord) });
  return message('composed.sentences', { sentences: [casing, capitals] });
}

function punctuationSentence({ sampleCount, rates }: VoiceProfile): Message {
  if (sampleCount === 0) return message('voice.nothing');
  const end =
    rates.fullStop >= rates.noEndMark
      ? message('voice.full-stop', { n: percent(rates.fullStop) })
      : message('voice.no-mark', { n: percent(rates.noEndMark) });
  const marks = [
    ['voice.exclamation', rates.exclamation],
    ['voice.question', rates.question],
    ['voice.ellipsis', rates.ellipsis],
    ['voice.line-break', rates.lineBreak],
  ] as const;
  const often = marks
    .filter(([, rate]) => rate >= 0.1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([code, rate]) => message(code, { n: percent(rate) }));
  return message('voice.marks', { marks: [end, ...often] });
}

function emojiSentence({ rates, emojis }: VoiceProfile): Message {
  if (rates.emoji === 0) return message('voice.no-emoji');
  const best = emojis.slice(0, 3).map(([emoji]) => emoji);
  return message('voice.emoji', { n: percent(rates.emoji), emoji: best.join(' ') });
}

function tagsSentence({ rates: { hashtag, cashtag } }: VoiceProfile): Message {
  if (hashtag === 0 && cashtag === 0) return message('voice.no-tags');
  if (hashtag === 0) return message('voice.cashtags', { n: percent(cashtag) });
  if (cashtag === 0) return message('voice.hashtags', { n: percent(hashtag) });
  return message('voice.tags', { n: percent(hashtag), more: percent(cashtag) });
}

function favourites(habits: Habit[], most: number, what: 'opener' | 'word') {
  const list = listed(habits, most);
  const [best] = list;
  const rest = list.slice(1, 4).map(({ text }) => `, "${text}"`);
  const sentence = best
    ? message(`voice.${what}`, { first: best.text, n: percent(best.share), rest: rest.join('') })
    : message(`voice.no-${what}`);
  return { sentence, favourites: list };
}

function listed(habits: Habit[], most: number): { text: string; share: number }[] {
  return habits.slice(0, most).map(([text, share]) => ({ text, share }));
}

function percent(rate: number): number {
  return Math.round(rate * 100);
}
