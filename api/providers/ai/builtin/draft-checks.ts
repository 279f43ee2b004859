import type { Brief } from '../provider.ts';
import { contentWords } from './content-words.ts';

const promises =
  /\b(?:guaranteed?|risk[- ]free|can't lose|cannot lose|easy money|get rich|financial freedom|to the moon|sure thing|100x|10x)\b/i;

/** What a built-in draft must keep to. Built once per brief, asked for every candidate. */
export function draftChecks(brief: Brief): (draft: string) => boolean {
  const input = inputOf(brief);
  const numbers = new Set(input.match(/\p{N}+/gu));
  const tickers = new Set(input.toLowerCase().match(/\$[a-z]\w*/g));
  const subject = contentWords(brief.post?.text ?? brief.prompt ?? '');
  return (draft) => {
    const plain = draft.replace(/^\d\/ /gm, '');
    if ((plain.match(/\p{N}+/gu) ?? []).some((number) => !numbers.has(number))) return false;
    if ((plain.toLowerCase().match(/\$[a-z]\w*/g) ?? []).some((word) => !tickers.has(word)))
      return false;
    if (promises.test(draft) && !promises.test(input)) return false;
    return subject.size === 0 || holdsOne(draft, subject);
  };
}

function holdsOne(draft: string, subject: Set<string>): boolean {
  const words = contentWords(draft);
  for (const word of words) if (subject.has(word)) return true;
  return false;
}

function inputOf({ prompt, post, reference }: Brief): string {
  return [prompt, post?.text, reference].filter((text) => text != null).join('\n');
}
