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
const forms: Partial<Record<Sample['contentType'], [name: string, least: number, most: number]>> = {
  article: ['an article', 300, 2_500],
  blog_post: ['a blog post', 250, 2_000],
  email: ['an email', 30, 250],
};
const FEWEST_WORDS = 6;

export interface LengthFit {
  /** 0..1. */
  share: number;
  sentence: string;
}

/** Whether the text has the length of what it says it is. */
export function judgeLength(text: SampleText): LengthFit {
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
    const what = parts.length > 1 ? `The part ${quoted([part])}` : 'It';
    return {
      share: 0,
      sentence: `${what} has ${longest} of ${limit} characters: cut ${longest - limit}`,
    };
  }
  if (words.length < FEWEST_WORDS && contentType !== 'comment' && contentType !== 'caption') {
    return {
      share: 0.4,
      sentence: `Only ${words.length} words: add the reason or the example behind it`,
    };
  }
  const what = parts.length > 1 ? `Fits: ${parts.length} parts, the longest` : 'Fits:';
  return { share: 1, sentence: `${what} ${longest} of ${limit} characters` };
}

function judgeForm(words: number, [name, least, most]: [string, number, number]): LengthFit {
  if (words < least) {
    return {
      share: words / least / 2,
      sentence: `${words} words are few for ${name}: it has room for an example or a figure up to ${least}`,
    };
  }
  if (words > most) {
    return { share: 0.5, sentence: `${words} words: past ${most} few read on, so cut or split it` };
  }
  return { share: 1, sentence: `Fits: ${words} words, the usual length of ${name}` };
}
