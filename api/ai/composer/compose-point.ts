import { type Message, message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief, Draft } from '../adapters/provider.ts';
import { isSurelyNot, sureLanguage } from '../detect-language.ts';
import { fitLength } from '../humanize/fit-length.ts';
import { noDraft } from '../no-draft.ts';
import { readPointKind } from '../points/read-point-kind.ts';
import { withoutUnwanted } from './choose/without-unwanted.ts';
import { putRight } from './put-right.ts';
import { writerOf } from './writer.ts';

/**
 * What the person typed as their reply. Throws `no_draft`: `point_or_note` where it may be a note about
 * the reply, `needs_model` where the person says that it is one.
 */
export function composePoint(brief: Brief, typed: string): Draft {
  if (brief.pointIs === 'note') throw noDraft('needs_model', brief);
  if (!brief.pointIs && readPointKind(typed) !== 'text') throw noDraft('point_or_note', brief);
  const { style } = withoutUnwanted(writerOf(brief.voice, brief.tone), brief);
  const limit = lengthLimits[brief.platform];
  const content = fitLength(putRight(withAct(brief, typed), style), limit);
  const isCut = weightedLength(typed) > limit;
  return {
    content,
    hashtags: [],
    notes: [
      message('draft.your-reply'),
      ...languageNote(brief, content),
      ...(isCut ? [message('draft.shortened', { n: limit })] : []),
    ],
  };
}

/** "For the intro" under the press on Thank is half a sentence. */
function withAct({ intent }: Brief, typed: string): string {
  if (!/^(?:for|on) /i.test(typed)) return typed;
  if (intent === 'thank') return `thank you ${typed}`;
  return intent === 'congratulate' ? `congrats ${typed}` : typed;
}

function languageNote({ post, language: tag }: Brief, content: string): Message[] {
  const language = post ? sureLanguage(post.text, tag) : null;
  return language !== null && isSurelyNot(content, language)
    ? [message('draft.other-than-post', { language })]
    : [];
}
