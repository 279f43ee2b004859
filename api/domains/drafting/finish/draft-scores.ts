import type { Brief, Draft } from '#api/ai/adapters/provider.ts';
import { contentWords } from '#api/ai/composer/read/content-words.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';

export interface DraftScores {
  engagement: number;
  viral: number;
  confidence: number;
  /** What engagement and confidence stand on, a sentence each. */
  explanation: string[];
}

/** Something that counted, in points of 100. */
type Factor = [points: number, what: string];

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
  const removed = notes.filter((note) => note.startsWith('Removed')).length;
  const engagement = counted(35, [
    [openingWords(text) <= 12 ? 12 : 0, 'a short opening'],
    [holds(/\?/) ? 15 : 0, 'a question'],
    [holds(/\b(?:you|your|u|ur)\b/i) ? 8 : 0, 'it speaks to the reader'],
    [holds(/\p{N}|\$[a-z]/iu) ? 8 : 0, 'a number or ticker'],
    [text.length >= 40 && text.length <= 200 ? 10 : 0, 'a length that is read'],
    [links ? -15 : 0, 'a link'],
    [-8 * Math.max(0, count(/#\p{L}/gu) - 1), 'more than one hashtag'],
    [-8 * Math.max(0, count(/@\w/g) - 1), 'more than one mention'],
  ]);
  const viral = counted(25, [
    [text.length <= 140 ? 20 : 0, 'short'],
    [holds(sides) ? 20 : 0, 'a side taken'],
    [holds(/\?/) ? 15 : 0, 'a question'],
    [links ? -20 : 0, 'a link'],
  ]);
  const confidence = counted(modelWritten ? 65 : 50, [
    [namesSubject(brief, text) ? 15 : 0, 'it names the subject'],
    [brief.voice.samples.length >= 20 ? 10 : 0, 'at least 20 samples of the voice'],
    [-15 * removed, 'text had to be taken out'],
    [notes.some((note) => note.includes('not in English')) ? -30 : 0, 'not in English'],
    [notes.some((note) => note.startsWith('Almost the same')) ? -30 : 0, 'not a new text'],
  ]);
  const writer = modelWritten ? 'a language model' : 'the built-in provider';
  return {
    engagement: engagement.share,
    viral: viral.share,
    confidence: confidence.share,
    explanation: [
      `Engagement ${percent(engagement.share)}, a checklist and no forecast: 35 to begin with${engagement.listed}.`,
      `Confidence ${percent(confidence.share)}: ${modelWritten ? 65 : 50} for ${writer}${confidence.listed}.`,
    ],
  };
}

const sides = /\b(?:not|never|but|most|nobody|everyone|wrong|only|less|until|stop)\b|n't\b/i;

function counted(base: number, factors: Factor[]): { share: number; listed: string } {
  const real = factors.filter(([points]) => points !== 0);
  const sum = real.reduce((total, [points]) => total + points, base);
  return {
    share: Math.min(100, Math.max(0, sum)) / 100,
    listed: real.map(([points, what]) => `, ${points > 0 ? '+' : ''}${points} ${what}`).join(''),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
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
