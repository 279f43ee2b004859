import type { VoiceCard } from '#shared/contracts/voice.ts';
import type { Habit } from './print/word-habits.ts';
import { enoughSamples, type VoiceProfile } from './voice-profile.ts';

/** A voice as a person can read it: short sentences, each beside its figures. */
export function describeVoice(profile: VoiceProfile): VoiceCard {
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
    openers: favourites(profile.openers, 5, 'Often begins with', 'No opener comes back.'),
    words: favourites(profile.words, 8, 'Says more than others:', 'No word stands out yet.'),
    tags: {
      sentence: tagsSentence(profile),
      hashtags: rates.hashtag,
      cashtags: rates.cashtag,
    },
  };
}

function notEnough(count: number): string {
  const missing = enoughSamples - count;
  const have = count === 0 ? 'No samples yet' : `${count} of ${enoughSamples} samples`;
  return `${have}: add ${missing} more ${missing === 1 ? 'post' : 'posts'} to see how well drafts match this voice.`;
}

function rhythmSentence({ sampleCount, rhythm }: VoiceProfile): string {
  if (sampleCount === 0) return 'Nothing to measure yet.';
  const { sentenceVariation: variation } = rhythm;
  const lengths =
    variation < 0.45 ? 'even lengths' : variation < 0.8 ? 'mixed lengths' : 'very mixed lengths';
  const post = `a usual post has ${counted(rhythm.postWords[2], 'word')}`;
  return `About ${counted(rhythm.sentenceWords, 'word')} a sentence, ${lengths} (${variation}); ${post}.`;
}

function casingSentence({ sampleCount, rates }: VoiceProfile): string {
  if (sampleCount === 0) return 'Nothing to measure yet.';
  const caps =
    rates.capsWord >= 0.05 ? ` Puts words in capitals in ${percent(rates.capsWord)} of posts.` : '';
  if (rates.lowerCase >= 0.5) {
    return `Writes ${percent(rates.lowerCase)} of posts all in lower case.${caps}`;
  }
  return `Begins ${percent(rates.firstCapital)} of posts with a capital letter.${caps}`;
}

function punctuationSentence({ sampleCount, rates }: VoiceProfile): string {
  if (sampleCount === 0) return 'Nothing to measure yet.';
  const end =
    rates.fullStop >= rates.noEndMark
      ? `Ends ${percent(rates.fullStop)} of posts with a full stop`
      : `Leaves the last mark off in ${percent(rates.noEndMark)} of posts`;
  const marks: [string, number][] = [
    ['exclamation marks', rates.exclamation],
    ['question marks at the end', rates.question],
    ['trailing dots', rates.ellipsis],
    ['line breaks', rates.lineBreak],
  ];
  const often = marks
    .filter(([, rate]) => rate >= 0.1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([name, rate]) => `${name} in ${percent(rate)}`);
  return `${[end, ...often].join('; ')}.`;
}

function emojiSentence({ rates, emojis }: VoiceProfile): string {
  if (rates.emoji === 0) return 'Uses no emoji.';
  const best = emojis.slice(0, 3).map(([emoji]) => emoji);
  return `Emoji in ${percent(rates.emoji)} of posts, mostly ${best.join(' ')}.`;
}

function tagsSentence({ rates: { hashtag, cashtag } }: VoiceProfile): string {
  if (hashtag === 0 && cashtag === 0) return 'Uses no hashtags and no cashtags.';
  const hashtags = hashtag === 0 ? 'No hashtags' : `Hashtags in ${percent(hashtag)} of posts`;
  const cashtags = cashtag === 0 ? 'no cashtags' : `cashtags in ${percent(cashtag)}`;
  return `${hashtags}, ${cashtags}.`;
}

function favourites(habits: Habit[], most: number, lead: string, none: string) {
  const list = listed(habits, most);
  const [best] = list;
  const rest = list.slice(1, 4).map(({ text }) => `"${text}"`);
  return {
    sentence: best
      ? `${lead} ${[`"${best.text}" (${percent(best.share)} of posts)`, ...rest].join(', ')}.`
      : none,
    favourites: list,
  };
}

function listed(habits: Habit[], most: number): { text: string; share: number }[] {
  return habits.slice(0, most).map(([text, share]) => ({ text, share }));
}

function percent(rate: number): string {
  return `${Math.round(rate * 100)}%`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
