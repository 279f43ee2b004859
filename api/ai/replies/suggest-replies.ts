import type { Brief } from '../adapters/provider.ts';
import { offerReplies } from './offer-replies.ts';
import { ownReplies } from './own-replies.ts';

const MOST = 8;
const questionMark = /[?？¿؟]/u;

/** Replies to choose from, the persona's own past ones first, then those of the bank. */
export function suggestReplies(brief: Brief, language: string, isDoubtful = false): string[] {
  const asks = questionMark.test(brief.post?.text ?? '');
  const own = isDoubtful ? [] : ownReplies(brief, language);
  const bank = offerReplies(brief, language, asks, isDoubtful).map((offer) => offer.text);
  const all = new Set([...own, ...bank]);
  return [...all].slice(0, MOST);
}
