import type { Brief } from '../../adapters/provider.ts';
import { guardOutput, type Sources } from '../../guard/output-guard.ts';
import { saysUnwanted } from '../../phrasings.ts';
import { contentWords } from '../read/lexicon.ts';
import { repeatsStock } from './repeats-stock.ts';

const profitClaims =
  /\b(?:guaranteed?|risk[- ]free|can't lose|cannot lose|easy money|get rich|financial freedom|to the moon|sure thing|100x|10x)\b/i;

/** What a draft out of the grammar must keep to: it also speaks of the subject. */
export function draftChecks(brief: Brief): (draft: string) => boolean {
  const honest = honestyCheck(brief);
  const subject = contentWords(brief.post?.text ?? brief.prompt ?? '');
  return (draft) =>
    honest(draft) && !repeatsItself(draft) && (subject.size === 0 || holdsOne(draft, subject));
}

/** What any built-in draft must keep to. Built once per brief, asked for every candidate. */
export function honestyCheck(brief: Brief): (draft: string) => boolean {
  const input = inputOf(brief);
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
export function passesGuard(brief: Brief, draft: string): boolean {
  return (
    !repeatsStock(brief, draft) &&
    !saysUnwanted(brief, draft) &&
    guardOutput(draft, sourcesOf(brief)).notes.length === 0
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

function holdsOne(draft: string, subject: Set<string>): boolean {
  const words = contentWords(draft);
  for (const word of words) if (subject.has(word)) return true;
  return false;
}

function sourcesOf({ prompt, reference, voice, post }: Brief): Sources {
  const user = [prompt, reference, voice.name, voice.description, voice.personality];
  return {
    user: user.filter((text) => text !== null).join('\n'),
    post: post ? `@${post.author}\n${post.text}` : '',
  };
}

function inputOf({ prompt, post, reference }: Brief): string {
  return [prompt, post?.text, reference].filter((text) => text != null).join('\n');
}
