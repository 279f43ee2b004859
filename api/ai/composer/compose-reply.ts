import type { NoDraftReason } from '#shared/contracts/messages/no-draft.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import type { Brief } from '../adapters/provider.ts';
import { isEnglish } from '../detect-language.ts';
import { fitLength } from '../humanize/fit-length.ts';
import { repeatsStock } from './choose/repeats-stock.ts';
import { replyCandidates } from './choose/reply-candidates.ts';
import { writeForeign } from './languages/write-foreign.ts';
import { writeForeignReply } from './languages/write-foreign-reply.ts';
import { planContextOf } from './plan/plan-context.ts';
import { readPoint } from './read/read-point.ts';
import { writeFirst } from './write-first.ts';
import type { Composed } from './writer.ts';

/** So many variants choose among the same sentences. */
const TURN = 4;

/**
 * Writes a reply in the persona's style: the person's point, what their intent says, or an answer to
 * a greeting; else says why there is none. Deterministic: one brief, one draft.
 */
export function composeReply(brief: Brief): Composed | NoDraftReason {
  const { post, prompt, intent } = brief;
  const context = planContextOf(brief);
  const { writer, known, harm } = context;
  if (post && !prompt && !isEnglish(post.text, brief.language)) {
    const reply = writeForeignReply(context);
    if (typeof reply === 'string') return reply;
    const isOld = repeatsStock(brief, reply.text);
    return isOld ? 'nothing_new' : { ...reply, language: 'phrases' };
  }
  const foreign = writeForeign(brief, writer, known, harm !== null);
  if (foreign) return foreign;
  const choices = replyCandidates(context);
  if (choices.length === 0) return harm ?? (intent ? 'no_subject' : 'not_understood');
  // A given choice takes no turns with those behind it.
  const step = choices[0]?.kind === 'given' ? 1 : TURN;
  for (let past = 0; past < choices.length; past += step) {
    const later = { ...brief, variant: brief.variant + past };
    const text = writeFirst(choices, { ...context, brief: later });
    if (text !== null) return { text, language: 'english' };
  }
  if (!prompt) return 'nothing_new';
  // The person's own point may come again.
  const again = writeFirst(choices, { ...context, brief: { ...brief, used: [] } });
  return { text: again ?? cutPoint(prompt, lengthLimits[brief.platform]), language: 'english' };
}

/** A point that is longer than a post: its words as they were typed, an order as what it has said. */
function cutPoint(prompt: string, limit: number): string {
  const said = readPoint(prompt)?.said.join('. ').replaceAll('?. ', '? ') ?? prompt;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return fitLength(letters(said) === letters(prompt) ? prompt : said, limit);
}
