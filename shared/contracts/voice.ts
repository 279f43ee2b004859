import { z } from 'zod/mini';
import { textMessages } from './messages/any-message.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const habit = z.object({ text: z.string(), share });
const sentence = z.string();

/** What a persona's voice looks like, for a person: each part a plain sentence and its figures. */
export const voiceCard = z.object({
  version: z.number().check(z.int()),
  sampleCount: z.number().check(z.int()),
  /** Whether there are enough samples to score drafts against. */
  enough: z.boolean(),
  /** What to do when there are not enough; null when there are. */
  notice: z.nullable(z.string()),
  rhythm: z.object({
    sentence,
    wordsPerSentence: z.number(),
    /** Spread over mean of sentence lengths. */
    variation: z.number(),
    typicalWords: z.number(),
    typicalCharacters: z.number(),
  }),
  casing: z.object({ sentence, lowerCase: share, firstCapital: share, capsWords: share }),
  punctuation: z.object({
    sentence,
    fullStop: share,
    noEndMark: share,
    exclamation: share,
    question: share,
    ellipsis: share,
    lineBreak: share,
    contraction: share,
  }),
  emoji: z.object({ sentence, share, favourites: z.array(habit) }),
  openers: z.object({ sentence, favourites: z.array(habit) }),
  words: z.object({ sentence, favourites: z.array(habit) }),
  tags: z.object({ sentence, hashtags: share, cashtags: share }),
  messages: textMessages,
});
export type VoiceCard = z.infer<typeof voiceCard>;
