import type { Brief, Draft } from '#api/ai/adapters/provider.ts';
import { contentWords } from '#api/ai/composer/read/lexicon.ts';
import { forecastOf } from '#api/analysis/forecast/fit-forecast.ts';
import { type Checked, scoreVirality } from '#api/analysis/virality/score-virality.ts';
import type { DraftFactor } from '#shared/contracts/messages/analysis/draft.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { DraftForecast } from '../brief/draft-order.ts';

export interface DraftScores {
  /** By the checklist, 0..1: for clients that know no forecast. */
  points: number;
  confidence: number;
  checks: Checked[];
  /** What would help, the most first. */
  suggestions: Message[];
  forecast: Forecast;
  /** What forecast and confidence stand on. */
  explanation: Message[];
}

type Forecast = Pick<DraftForecast, 'posts' | 'correlation' | 'reason'> & { score: number | null };

/** Something that counted, in points of 100. */
type Factor = [points: number, what: DraftFactor];

/**
 * What helps a draft and what it lacks, and a figure only where the account's own posts bear one out.
 * Confidence: how sure it is that the draft does what was asked, in the persona's voice, without
 * anything taken out.
 */
export function scoreDraft(
  brief: Brief,
  draft: Draft,
  modelWritten: boolean,
  learnt: DraftForecast,
): DraftScores {
  const { content: text, notes } = draft;
  const hasMedia = brief.options?.picture != null;
  const { platform, kind } = brief;
  const judged = scoreVirality({ text, hasMedia, platform, isReply: kind === 'reply' });
  const forecast = forecastFor(learnt, { text, hasMedia }, judged.offends);
  const removed = notes.filter((note) => note.code.startsWith('draft.removed-')).length;
  const confidence = counted([
    modelWritten ? [65, 'model'] : [50, 'built-in'],
    [namesSubject(brief, text) ? 15 : 0, 'subject'],
    [brief.voice.samples.length >= 20 ? 10 : 0, 'samples'],
    [-15 * removed, 'removed'],
    [notes.some(({ code }) => code === 'draft.almost-the-same') ? -30 : 0, 'not-new'],
  ]);
  return {
    points: judged.score / 100,
    confidence: confidence.share,
    checks: judged.checks,
    suggestions: judged.suggestions,
    forecast,
    explanation: [
      forecast.reason,
      message('draft.confidence', { n: Math.round(confidence.share * 100), sum: confidence.sum }),
    ],
  };
}

function forecastFor(
  { weights, ...learnt }: DraftForecast,
  text: { text: string; hasMedia: boolean },
  offends: boolean,
): Forecast {
  if (!weights) return { ...learnt, score: null };
  if (offends) return { ...learnt, score: null, reason: message('forecast.offends') };
  const score = forecastOf(weights, text);
  return { ...learnt, score, reason: message('forecast.score', { score, learnt: learnt.reason }) };
}

function counted(factors: Factor[]): { share: number; sum: Message[] } {
  const real = factors.filter(([points]) => points !== 0);
  const sum = real.reduce((total, [points]) => total + points, 0);
  return {
    share: Math.min(100, Math.max(0, sum)) / 100,
    sum: real.map(([points, what]) => message(`factor.${what}`, { n: points })),
  };
}

function namesSubject({ post, prompt, options }: Brief, text: string): boolean {
  const about = post?.text ?? prompt ?? [options?.trend, options?.project].join('\n');
  const subject = contentWords(about);
  return [...contentWords(text)].some((word) => subject.has(word));
}
