import { isEnglish } from '#api/ai/detect-language.ts';
import type { Mood } from '#shared/contracts/common.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { longestText } from '../../ai/text-features/tokenise.ts';
import { type Emotion, emotionOf } from './emotion.ts';
import { type Explanation, explain, type Keyword } from './explain.ts';
import { featuresOf } from './features.ts';
import { reasonFor, unreadable } from './reason.ts';

const stopWords = new Set(
  `the of and to in is it you that was for on are with as be at this have from or had by
  but not what all were we when your can said there an each which do how their if will other about
  many then them these so some her would make like him into time has look two more go see no way could my
  than been who its now did get may just don't i'm it's i he she they me if why im dont still gonna
  after over again here back am i've you're that's there's u ur`.split(/\s+/),
);

/** What the built-in model reads in a text (spec section 5, "Sentiment result"). */
export interface SentimentReading {
  /** False when the text is not English or has nothing to read; the rest is then empty. */
  supported: boolean;
  sentiment: Mood;
  /** P(bullish) - P(bearish), -1..1. */
  score: number;
  /** Calibrated probability that `sentiment` is right, 0..1. */
  confidence: number;
  probabilities: Record<Mood, number>;
  emotion: Emotion;
  /** Low by design: the emotion comes from a word list. */
  emotionConfidence: number;
  /** Words and phrases by the size of what they add to the bullish logit; negative is bearish. */
  keywords: Keyword[];
  reasoning: Message;
}

const mostKeywords = 8;
const leastWeight = 0.05;

/** Reads the sentiment of an English market text: instant, without a network, the same on every run. */
export function classifySentiment(text: string): SentimentReading {
  const read = text.slice(0, longestText);
  const features = featuresOf(read);
  const { tokens } = features;
  if (tokens.length === 0 || !isEnglish(read)) return unsupported(tokens.length === 0);
  const { gate, polarity } = explain(features);
  const probabilities = probabilitiesOf(gate, polarity);
  const sentiment = likeliest(probabilities);
  const keywords = strongest(polarity.pieces);
  const { emotion, confidence: emotionConfidence } = emotionOf(tokens);
  return {
    supported: true,
    sentiment,
    score: probabilities.bullish - probabilities.bearish,
    confidence: probabilities[sentiment],
    probabilities,
    emotion,
    emotionConfidence,
    keywords,
    reasoning: reasonFor(sentiment, probabilities[sentiment], keywords, strongest(gate.pieces)),
  };
}

function probabilitiesOf(gate: Explanation, polarity: Explanation): Record<Mood, number> {
  const neutral = sigmoid(gate.logit);
  const up = sigmoid(polarity.logit);
  return { bullish: (1 - neutral) * up, bearish: (1 - neutral) * (1 - up), neutral };
}

function likeliest({ bullish, bearish, neutral }: Record<Mood, number>): Mood {
  if (neutral >= bullish && neutral >= bearish) return 'neutral';
  return bullish >= bearish ? 'bullish' : 'bearish';
}

function strongest(pieces: Keyword[]): Keyword[] {
  return pieces
    .filter(({ text, weight }) => !isStopPhrase(text) && Math.abs(weight) >= leastWeight)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.text < b.text ? -1 : 1))
    .slice(0, mostKeywords);
}

function unsupported(empty: boolean): SentimentReading {
  return {
    supported: false,
    sentiment: 'neutral',
    score: 0,
    confidence: 0,
    probabilities: { bullish: 0, bearish: 0, neutral: 0 },
    emotion: 'calm',
    emotionConfidence: 0,
    keywords: [],
    reasoning: unreadable(empty),
  };
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Whether a phrase consists of nothing but stop words, and so tells a reader nothing. */
function isStopPhrase(phrase: string): boolean {
  return (phrase.match(/\p{L}[\p{L}']*|\p{Extended_Pictographic}/gu) ?? []).every((word) =>
    stopWords.has(word),
  );
}
