import { contentWords } from '#api/providers/ai/builtin/content-words.ts';
import type { Brief, Draft } from '#api/providers/ai/provider.ts';
import { findLinks } from '#shared/lib/find-links.ts';

export interface DraftScores {
  engagement: number;
  viral: number;
  confidence: number;
}

/**
 * A checklist and not a forecast, each figure 0..1. Signs that X's published ranker of 2026-08
 * rewards add (it weighs replies and quotes highest), signs it does not take away:
 * - engagement: an opening of at most 12 words, a question, "you", a number or ticker, 40-200
 *   characters; less for a link, a second hashtag, a second mention.
 * - viral: at most 140 characters, a side taken, a question; less for a link.
 * - confidence that the draft does what was asked: it names the subject, the persona has at least
 *   20 samples; less for everything that had to be taken out.
 */
export function scoreDraft(brief: Brief, draft: Draft, modelWritten: boolean): DraftScores {
  const text = draft.content;
  const holds = (pattern: RegExp) => (pattern.test(text) ? 1 : 0);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const opening =
    text
      .split(/[.!?\n]/)[0]
      ?.trim()
      .split(/\s+/).length ?? 0;
  const links = findLinks(text).length > 0 ? 1 : 0;
  const engagement =
    0.35 +
    (opening <= 12 ? 0.12 : 0) +
    0.15 * holds(/\?/) +
    0.08 * holds(/\b(?:you|your|u|ur)\b/i) +
    0.08 * holds(/\p{N}|\$[a-z]/iu) +
    (text.length >= 40 && text.length <= 200 ? 0.1 : 0) -
    0.15 * links -
    0.08 * Math.max(0, count(/#\p{L}/gu) - 1) -
    0.08 * Math.max(0, count(/@\w/g) - 1);
  const viral =
    0.25 +
    (text.length <= 140 ? 0.2 : 0) +
    0.2 * holds(/\b(?:not|never|but|most|nobody|everyone|wrong|only|less|until|stop)\b|n't\b/i) +
    0.15 * holds(/\?/) -
    0.2 * links;
  const removed = draft.notes.filter((note) => note.startsWith('Removed')).length;
  const confidence =
    (modelWritten ? 0.65 : 0.5) +
    (namesSubject(brief, text) ? 0.15 : 0) +
    (brief.voice.samples.length >= 20 ? 0.1 : 0) -
    0.15 * removed -
    (draft.notes.some((note) => note.includes('not in English')) ? 0.3 : 0);
  return { engagement: share(engagement), viral: share(viral), confidence: share(confidence) };
}

function namesSubject({ post, prompt }: Brief, text: string): boolean {
  const subject = contentWords(post?.text ?? prompt ?? '');
  return [...contentWords(text)].some((word) => subject.has(word));
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
