import type { Brief } from '../../adapters/provider.ts';
import { guardOutput, type Sources } from '../../guard/output-guard.ts';
import { saysUnwanted } from '../../phrasings.ts';
import { guardCopies } from '../../voice/copy-guard.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { contentWords } from '../read/lexicon.ts';
import { repeatsStock } from './repeats-stock.ts';

const profitClaims =
  /\b(?:guaranteed?|risk[- ]free|can't lose|cannot lose|easy money|get rich|financial freedom|to the moon|sure thing|100x|10x)\b/i;

/** What a draft out of the grammar must keep to: it also speaks of the subject. */
export function draftChecks(brief: Brief): (draft: string) => boolean {
  const honest = honestyCheck(brief);
  const subject = contentWords(brief.post?.text ?? brief.prompt ?? '');
  const isAbout = (draft: string) =>
    subject.size === 0 || [...contentWords(draft)].some((word) => subject.has(word));
  return (draft) => honest(draft) && !repeatsItself(draft) && isAbout(draft);
}

/** What any built-in draft must keep to. Built once per brief, asked for every candidate. */
export function honestyCheck({ prompt, post, reference }: Brief): (draft: string) => boolean {
  const input = [prompt, post?.text, reference].join('\n');
  const numbers = new Set(input.match(/\p{N}+/gu));
  const tickers = new Set(input.toLowerCase().match(/\$[a-z]\w*/g));
  return (draft) => {
    const plain = draft.replace(/^\d\/ /gm, '');
    if ((plain.match(/\p{N}+/gu) ?? []).some((number) => !numbers.has(number))) return false;
    if ((plain.toLowerCase().match(/\$[a-z]\w*/g) ?? []).some((word) => !tickers.has(word)))
      return false;
    return !profitClaims.test(draft) || profitClaims.test(input);
  };
}

/** Whether a draft is new and the output guard leaves it as it is. Costs more than all other checks: ask it last. */
export function passesGuard({ brief, known }: PlanContext, draft: string): boolean {
  return (
    !repeatsStock(brief, draft) &&
    !saysUnwanted(brief, draft) &&
    guardOutput(draft, sourcesOf(brief)).notes.length === 0 &&
    !guardCopies(draft, known).block
  );
}

/** "Fees: who pays? Who pays?" */
function repeatsItself(draft: string): boolean {
  const sentences = draft
    .toLowerCase()
    .split(/[.?!:\n]+\s*/)
    .filter((one) => one !== '');
  return new Set(sentences).size < sentences.length;
}

function sourcesOf({ prompt, reference, voice, post }: Brief): Sources {
  const user = [prompt, reference, voice.name, voice.description, voice.personality];
  return {
    user: user.filter((text) => text !== null).join('\n'),
    post: post ? `@${post.author}\n${post.text}` : '',
  };
}
