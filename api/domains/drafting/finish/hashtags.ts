import type { Brief } from '#api/ai/adapters/provider.ts';
import { contentWords } from '#api/ai/composer/read/lexicon.ts';

const most = 3;
const hashtag = /(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu;

/** Up to 3, without `#`: those in the text first, then what the model suggests out of the input's own words. */
export function hashtagsFor(brief: Brief, content: string, suggested: string[]): string[] {
  const { prompt, post, reference, options } = brief;
  const input = [prompt, post?.text, reference, options?.trend, options?.project]
    .filter(Boolean)
    .join('\n');
  const words = contentWords(input);
  const joined = [...words].join('');
  const inText = [...content.matchAll(hashtag)].map(([, word]) => word ?? '');
  const fromInput = (brief.kind === 'reply' ? [] : suggested)
    .map((word) => word.replace(/^#/, '').trim())
    .filter((word) => /^[\p{L}\p{N}_]{2,40}$/u.test(word))
    .filter((word) => words.has(word.toLowerCase()) || joined.includes(word.toLowerCase()));
  const tags = new Map<string, string>();
  for (const tag of [...inText, ...fromInput]) {
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, most);
}
