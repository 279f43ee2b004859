import { message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief, Draft } from '../adapters/provider.ts';
import { noDraft } from '../no-draft.ts';
import { intentReplies } from '../replies/intent-replies.ts';
import { replyLanguage } from '../replies/reply-language.ts';
import { suggestReplies } from '../replies/suggest-replies.ts';
import { type PostReading, readSituation, reasonToAbstain } from './abstain/reason-to-abstain.ts';
import { passesGuard } from './choose/draft-checks.ts';
import { readableBrief } from './read/readable-brief.ts';
import { styleReply } from './style-reply.ts';

/** So many replies there are to choose from under one post. */
const MOST = 3;

/**
 * A known reply to a post of this kind, in the persona's habits; the variants 0, 1 and 2 are three of
 * them, each another. Throws `no_draft` where the post allows none or nothing is sure.
 */
export function composeReply(given: Brief): Draft {
  const reason = reasonToAbstain(given);
  if (reason) throw noDraft(reason, given);
  const brief = readableBrief(given);
  const text = brief.post?.text ?? '';
  const reading = readSituation(given.post?.text ?? '');
  const language = replyLanguage(text, brief.language);
  if (language === null) throw noDraft(brief.intent ? 'language' : 'not_understood', given);
  const said = brief.intent
    ? intentReplies(brief, language, reading)
    : suggestReplies(brief, language, reading.isBad);
  if (said.length === 0) throw noDraft(whyNone(brief, reading), given);
  const limit = lengthLimits[brief.platform];
  const dressed = said.map((one) => styleReply(one, brief, language, reading));
  const fitting = dressed.filter((one) => weightedLength(one) <= limit && passesGuard(brief, one));
  const content = brief.variant < MOST || brief.intent ? pickOf(fitting, brief.variant) : undefined;
  if (content === undefined) throw noDraft('nothing_new', given);
  const others = brief.takes ? fitting.filter((one) => one !== content) : [];
  return { content, others, hashtags: [], notes: [message('draft.built-in')] };
}

/** An earlier one is left out once it was used, so the place of a variant is counted from the end of those. */
function pickOf(texts: string[], variant: number): string | undefined {
  return texts.length === 0 ? undefined : texts[variant % texts.length];
}

function whyNone({ intent }: Brief, { situation }: PostReading) {
  return intent ? 'no_subject' : situation;
}
