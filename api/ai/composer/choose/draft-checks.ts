import type { Brief } from '../../adapters/provider.ts';
import { guardOutput, type Sources } from '../../guard/output-guard.ts';
import { saysUnwanted } from '../../phrasings.ts';
import { guardCopies } from '../../voice/copy-guard.ts';
import { repeatsStock } from './repeats-stock.ts';

const profitClaims =
  /\b(?:guaranteed?|risk[- ]free|can't lose|cannot lose|easy money|get rich|financial freedom|to the moon|sure thing|100x|10x)\b/i;

/** Whether a suggested reply is new to the persona, says nothing unwanted and passes the output guard. */
export function passesGuard(brief: Brief, draft: string): boolean {
  return (
    addsNoFact(brief, draft) &&
    !repeatsStock(brief, draft) &&
    !saysUnwanted(brief, draft) &&
    guardOutput(draft, sourcesOf(brief)).notes.length === 0 &&
    !guardCopies(draft, [...brief.voice.samples, ...(brief.shown ?? [])]).block
  );
}

/** Its numbers and tickers are those of the post, and it promises no profit. */
function addsNoFact({ post }: Brief, draft: string): boolean {
  const given = post?.text ?? '';
  const numbers = new Set(given.match(/\p{N}+/gu));
  const tickers = new Set(given.toLowerCase().match(/\$[a-z]\w*/g));
  const own = (draft.match(/\p{N}+/gu) ?? []).every((number) => numbers.has(number));
  const named = (draft.toLowerCase().match(/\$[a-z]\w*/g) ?? []).every((one) => tickers.has(one));
  return own && named && !profitClaims.test(draft);
}

function sourcesOf({ voice, post }: Brief): Sources {
  return {
    user: [voice.name, voice.description, voice.personality].join('\n'),
    post: post ? `@${post.author}\n${post.text}` : '',
  };
}
