import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { quoted, type Sample, type SampleText } from './read-sample.ts';

/** Longest post of each place, in its own characters. */
const limits: Record<Sample['platform'], number> = {
  ...lengthLimits,
  reddit: 40_000,
  youtube: 5_000,
  tiktok: 4_000,
  other: 5_000,
};
/** Words that a longer form needs, and those beyond which few read on: a prior. */
const forms: Partial<Record<Sample['contentType'], [name: Label, least: number, most: number]>> = {
  article: ['an article', 300, 2_500],
  blog_post: ['a blog post', 250, 2_000],
  email: ['an email', 30, 250],
};
const FEWEST_WORDS = 6;

/** Whether the text has the length of what it says it is, as a share of 0..1. */
export function judgeLength(text: SampleText): { share: number; statement: Message } {
  const { contentType, platform, words, all } = text;
  const form = forms[contentType];
  if (form) return judgeForm(words.length, form);
  const parts = contentType === 'thread' ? all.split(/\n{2,}/) : [all];
  const sizes = parts.map((part) =>
    platform === 'twitter' ? weightedLength(part) : [...part].length,
  );
  const limit = limits[platform];
  const longest = Math.max(...sizes);
  if (longest > limit) {
    const part = parts[sizes.indexOf(longest)] ?? '';
    const over = { n: longest, limit, more: longest - limit };
    const statement =
      parts.length > 1
        ? message('length.long-part', { ...over, quotes: quoted([part]) })
        : message('length.long', over);
    return { share: 0, statement };
  }
  if (words.length < FEWEST_WORDS && contentType !== 'comment' && contentType !== 'caption') {
    const count = message('count.words', { n: words.length });
    return { share: 0.4, statement: message('length.few-words', { words: count }) };
  }
  const statement =
    parts.length > 1
      ? message('length.parts-fit', { n: parts.length, more: longest, limit })
      : message('length.fits', { n: longest, limit });
  return { share: 1, statement };
}

function judgeForm(n: number, [form, least, most]: [Label, number, number]) {
  const words = message('count.words', { n });
  if (n < least) {
    const statement = message('length.short-form', { words, form, limit: least });
    return { share: n / least / 2, statement };
  }
  if (n > most) {
    return { share: 0.5, statement: message('length.long-form', { words, limit: most }) };
  }
  return { share: 1, statement: message('length.form-fits', { words, form }) };
}
