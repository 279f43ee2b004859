import { classifySentiment } from '#api/analysis/sentiment/classify-sentiment.ts';
import type { SampleAnalysis } from '#shared/contracts/buckets.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { findCallToAction } from './call-to-action.ts';
import { checksOf } from './checks.ts';
import { findTriggers } from './emotional-triggers.ts';
import { readExpertise } from './expertise.ts';
import { findHooks } from './hooks.ts';
import { NOT_ENGLISH, readSample, type Sample } from './read-sample.ts';
import { findTopics } from './topics.ts';
import { trainingInsights } from './training-insights.ts';
import { readStyle } from './writing-style.ts';

/** What a reading of a sample found, and its quality out of 10 with one decimal. */
export interface AnalysedSample {
  analysis: SampleAnalysis;
  quality: number;
}

/**
 * Reads a sample without a model and without a network: every sentence names what in the text it
 * stands on, and the same text always gives the same.
 */
export function analyseSampleText(sample: Sample): AnalysedSample {
  const text = readSample(sample);
  const checks = checksOf(text);
  const sum = (of: 'earned' | 'worth') => checks.reduce((total, check) => total + check[of], 0);
  return {
    quality: Math.round((100 * sum('earned')) / sum('worth')) / 10,
    analysis: withEnglish({
      strengths: checks.flatMap(({ strengths }) => strengths),
      writingStyle: readStyle(text),
      engagement: {
        hooks: findHooks(text).map(({ statement }) => statement),
        emotionalTriggers: findTriggers(text),
        callToAction:
          findCallToAction(text) ?? (text.english ? message('request.none') : NOT_ENGLISH),
      },
      marketInsights: {
        topics: findTopics(text).map(({ detail }) => detail),
        sentiment: classifySentiment(text.all).reasoning,
        expertise: readExpertise(text),
      },
      trainingInsights: trainingInsights(text),
      improvementSuggestions: checks.flatMap(({ suggestions }) => suggestions),
    }),
  };
}
