import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import type { SentimentReading } from '#shared/contracts/analysis.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';

/** By the model on this machine: instant, measured, and it can say which words decided. */
export function readSentiment(text: string): SentimentReading {
  const { supported, sentiment, confidence, score, emotion, keywords, reasoning } =
    classifySentiment(text);
  return withEnglish({
    supported,
    sentiment,
    confidence,
    score,
    emotion: supported ? emotion : 'unknown',
    keywords: [...keywords]
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .map((keyword) => keyword.text),
    reasoning,
  });
}
