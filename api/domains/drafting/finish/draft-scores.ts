import type { Brief, Draft } from '#api/ai/adapters/provider.ts';
import { contentWords } from '#api/ai/composer/read/content-words.ts';
import type { DraftFactor } from '#shared/contracts/messages/analysis/draft.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';

export interface DraftScores {
  engagement: number;
  viral: number;
  confidence: number;
  /** What engagement and confidence stand on. */
  explanation: Message[];
}

/** Something that counted, in points of 100. */
type Factor = [points: number, what: DraftFactor];

/**
 * A checklist and not a forecast, each figure 0..1. What X's published ranker of 2026-08 rewards
 * adds (it weighs replies and quotes highest), what it does not takes away. Confidence: how sure it
 * is that the draft does what was asked, in the persona's voice, without anything taken out.
 */
export function scoreDraft(brief: Brief, draft: Draft, modelWritten: boolean): DraftScores {
  const { content: text, notes } = draft;
  const holds = (pattern: RegExp) => pattern.test(text);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const links = findLinks(text).length > 0;
  const removed = notes.filter((note) => note.code.startsWith('draft.removed-')).length;
  const engagement = counted([
    [35, 'base'],
    [openingWords(text) <= 12 ? 12 : 0, 'opening'],
    [holds(/\?/) ? 15 : 0, 'question'],
    [holds(/\b(?:you|your|u|ur)\b/i) ? 8 : 0, 'reader'],
    [holds(/\p{N}|\$[a-z]/iu) ? 8 : 0, 'number'],
    [text.length >= 40 && text.length <= 200 ? 10 : 0, 'length'],
    [links ? -15 : 0, 'link'],
    [-8 * Math.max(0, count(/#\p{L}/gu) - 1), 'hashtags'],
    [-8 * Math.max(0, count(/@\w/g) - 1), 'mentions'],
  ]);
  const viral = shareOf([
    25,
    text.length <= 140 ? 20 : 0,
    holds(sides) ? 20 : 0,
    holds(/\?/) ? 15 : 0,
    links ? -20 : 0,
  ]);
  const confidence = counted([
    modelWritten ? [65, 'model'] : [50, 'built-in'],
    [namesSubject(brief, text) ? 15 : 0, 'subject'],
    [brief.voice.samples.length >= 20 ? 10 : 0, 'samples'],
    [-15 * removed, 'removed'],
    [notes.some(({ code }) => code === 'draft.almost-the-same') ? -30 : 0, 'not-new'],
  ]);
  return {
    engagement: engagement.share,
    viral,
    confidence: confidence.share,
    explanation: [
      message('draft.engagement', { n: percent(engagement.share), sum: engagement.sum }),
      message('draft.confidence', { n: percent(confidence.share), sum: confidence.sum }),
    ],
  };
}

const sides = /\b(?:not|never|but|most|nobody|everyone|wrong|only|less|until|stop)\b|n't\b/i;

function counted(factors: Factor[]): { share: number; sum: Message[] } {
  const real = factors.filter(([points]) => points !== 0);
  return {
    share: shareOf(real.map(([points]) => points)),
    sum: real.map(([points, what]) => message(`factor.${what}`, { n: points })),
  };
}

function shareOf(points: number[]): number {
  const sum = points.reduce((total, one) => total + one, 0);
  return Math.min(100, Math.max(0, sum)) / 100;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function openingWords(text: string): number {
  const [opening = ''] = text.replace(/^1\/\s+/, '').split(/[.!?\n]/);
  return opening.trim().split(/\s+/).length;
}

function namesSubject({ post, prompt, options }: Brief, text: string): boolean {
  const about = post?.text ?? prompt ?? [options?.trend, options?.project].join('\n');
  const subject = contentWords(about);
  return [...contentWords(text)].some((word) => subject.has(word));
}
