import {
  favouriteClosers,
  favouriteEmojis,
  favouriteOpeners,
  favouriteWords,
  type Habit,
} from '../features/favourites.ts';
import { type TellRange, tellRanges } from '../features/feature-ranges.ts';
import { habitRates, type PostHabits } from '../features/post-habits.ts';
import { type Rhythm, rhythmOf } from '../features/rhythm.ts';
import { cohort } from '../match/cohort.ts';
import { comparable } from '../match/comparable-print.ts';
import { type PostPrint, printPost } from '../match/post-print.ts';
import {
  type OwnRange,
  type VoiceLikeness,
  voiceScore,
  voiceScorer,
} from '../match/voice-likeness.ts';
import { type VoicePrint, VoiceSums } from '../match/voice-print.ts';
import { type ReadPost, readPost } from '../read/read-post.ts';

/** A stored profile of another version is learned again. */
export const CURRENT_VOICE_VERSION = 3;

/** Below it a match is chance, and is not told. */
export const enoughSamples = 20;

/**
 * How somebody writes: numbers, and lists of words of at most three words. No post can be read
 * back out of it.
 */
export interface VoiceProfile extends VoicePrint {
  version: typeof CURRENT_VOICE_VERSION;
  sampleCount: number;
  rhythm: Rhythm;
  rates: PostHabits;
  emojis: Habit[];
  openers: Habit[];
  closers: Habit[];
  words: Habit[];
  ownRange: OwnRange;
  /** Scores of the samples against the others among them, as quantiles; empty below 20 samples. */
  ownScores: number[];
}

/** Learns a voice from posts, one each. Pure: the same posts give the same profile. */
export function learnVoice(samples: string[]): VoiceProfile {
  const texts = samples.filter((text) => text.trim() !== '');
  const posts = texts.map(readPost);
  const prints = texts.map(printPost);
  const sums = new VoiceSums(prints);
  const print = sums.print();
  const likes = texts.length < enoughSamples ? [] : likesLeftOut(prints, sums);
  const ownRange = rangeOf(likes, posts);
  return {
    version: CURRENT_VOICE_VERSION,
    sampleCount: texts.length,
    rhythm: rhythmOf(posts),
    rates: short(habitRates(posts)),
    emojis: favouriteEmojis(posts),
    openers: favouriteOpeners(posts),
    closers: favouriteClosers(posts),
    words: favouriteWords(posts),
    grams: print.grams,
    surfaceMean: print.surfaceMean.map(rounded),
    surfaceSpread: print.surfaceSpread.map(rounded),
    functionWords: print.functionWords.map(rounded),
    ownRange,
    ownScores: quantiles(
      likes.map((like, at) => voiceScore(like, posts[at] as ReadPost, ownRange)),
    ),
  };
}

/** Each post against a voice that was learned without it. */
function likesLeftOut(prints: PostPrint[], sums: VoiceSums): VoiceLikeness[] {
  const others = cohort();
  return prints.map((print) => {
    sums.add(print, -1);
    const like = voiceScorer(print, others)(comparable(sums.print(), others));
    sums.add(print);
    return like;
  });
}

function rangeOf(likes: VoiceLikeness[], posts: ReadPost[]): OwnRange {
  const grams = likes.map((like) => like.grams).sort((a, b) => a - b);
  const tells = tellRanges(posts).map((range) => range.map(rounded) as TellRange);
  return { mostGrams: rounded(grams[Math.round(0.9 * (grams.length - 1))] ?? 0), tells };
}

const steps = 40;

function quantiles(values: number[]): number[] {
  if (values.length === 0) return [];
  const sorted = values.sort((a, b) => a - b);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * (sorted.length - 1);
    const below = sorted[Math.floor(place)] as number;
    const above = sorted[Math.ceil(place)] as number;
    return rounded(below + (above - below) * (place % 1));
  });
}

function short(rates: PostHabits): PostHabits {
  const entries = Object.entries(rates).map(([key, rate]) => [key, rounded(rate)]);
  return Object.fromEntries(entries) as unknown as PostHabits;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
