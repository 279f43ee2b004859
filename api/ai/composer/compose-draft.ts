import { type Message, message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief, Draft } from '../adapters/provider.ts';
import { noDraft } from '../no-draft.ts';
import { saysUnwanted } from '../phrasings.ts';
import { reasonToAbstain } from './abstain/reason-to-abstain.ts';
import { applyPostOptions } from './apply-post-options.ts';
import { compose } from './compose.ts';
import { composeReply } from './compose-reply.ts';
import { quotesReference } from './plan/reference-points.ts';
import { readableBrief } from './read/readable-brief.ts';

const languageNotes = { phrases: 'draft.few-phrases', unknown: 'draft.other-language' } as const;

/**
 * A draft of the built-in composer, with what a person should know of it. Pure. Throws `no_draft`
 * with the situation where it is not sure of the post and has no point of the person's.
 */
export function composeDraft(brief: Brief): Draft {
  const reason = reasonToAbstain(brief);
  if (reason) throw noDraft(reason, brief);
  const readable = readableBrief(brief);
  const composed = brief.post ? composeReply(readable) : compose(readable);
  if (typeof composed === 'string') throw noDraft(composed, brief);
  const { text, language } = composed;
  if (brief.post && !brief.prompt && saysUnwanted(brief, text)) throw noDraft('nothing_new', brief);
  const framed = brief.options ? applyPostOptions(text, brief.options) : text;
  return {
    content: saysUnwanted(brief, framed) ? text : framed,
    hashtags: [],
    notes: [
      message('draft.built-in'),
      ...(language === 'english' ? [] : [message(languageNotes[language])]),
      ...(quotesReference(text, brief.reference) ? [message('draft.quotes-reference')] : []),
      ...cutNote(brief, text),
    ],
  };
}

/** What the person typed is longer than a post, and its end is missing. */
function cutNote({ post, prompt, platform }: Brief, text: string): Message[] {
  const n = lengthLimits[platform];
  if (!post || !prompt || weightedLength(prompt) <= n) return [];
  const letters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(text).endsWith(letters(prompt).slice(-12))
    ? []
    : [message('draft.shortened', { n })];
}
