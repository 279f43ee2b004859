import type { Brief } from '../adapters/provider.ts';
import { seededRandom, shuffled } from '../composer/choose/seeded-random.ts';
import { intentText } from './bank/bank-texts.ts';
import { suggestReplies } from './suggest-replies.ts';

let lines: Map<string, string[]> | undefined;

/**
 * What a pressed intent says without a point: a line of its own, or for a question one that posts of
 * this kind are asked. Under bad news graver words, where there are any.
 */
export function intentReplies(
  brief: Brief,
  language: string,
  { isBad }: { isBad: boolean },
): string[] {
  const { intent, post, voice } = brief;
  if (intent === 'ask')
    return suggestReplies(brief, language).filter((reply) => /[?？]$/u.test(reply));
  lines ??= linesOf(intentText());
  const plain = lines.get(`${language} ${intent}`) ?? [];
  const grave = isBad ? lines.get(`${language} ${intent}-grave`) : undefined;
  return shuffled(grave ?? plain, seededRandom(`${post?.text}\n${voice.name}`));
}

function linesOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let at: string[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (!line.startsWith('# ')) at.push(line);
    else {
      at = [];
      found.set(line.slice(2), at);
    }
  }
  return found;
}
