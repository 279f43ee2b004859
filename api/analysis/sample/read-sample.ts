import { isEnglish } from '#api/ai/detect-language.ts';
import { visibleText } from '#api/ai/guard/visible-text.ts';
import type { ContentSample } from '#shared/contracts/buckets.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';

/** A sample as it is given to be analysed. */
export type Sample = Pick<ContentSample, 'content' | 'contentType' | 'platform'>;

/** A sample taken apart once, for everything that is said about it. */
export type SampleText = ReturnType<typeof readSample>;

/** What is said in place of a judgement that takes words. */
export const NOT_ENGLISH = message('sample.not-judged');

const figure =
  /(?<![\p{Script=Latin}\p{N}_#@$])[$€£]?\d[\d.,]*(?:\s?(?:%|bps|[kmb]n?|million|billion|x|days?|weeks?|months?|years?|hours?)(?![\p{L}]))?/giu;

/** Takes a sample apart. Zero-width and other hidden characters are not among it. */
export function readSample({ content, contentType, platform }: Sample) {
  const all = visibleText(content).replaceAll('’', "'").trim();
  const links = findLinks(all).map(({ url }) => url);
  const plain = links.reduce((text, link) => text.replace(link, ' '), all);
  const lines = plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[。！？])|(?<=[.!?…]["')]?)\s+/u))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const words = wordsOf(plain);
  return {
    all,
    contentType,
    platform,
    /** Words are judged in English alone; marks, numbers and form in any language. */
    english: isEnglish(plain),
    /** The first line, or its first sentence where the line goes on. */
    opening: sentences[0] ?? lines[0] ?? '',
    lines,
    sentences,
    words,
    /** No capital letter besides tickers and acronyms. */
    lowerCase:
      words.length > 3 &&
      /\p{Ll}/u.test(plain) &&
      !words.some((word) => /^\p{Lu}\p{Ll}/u.test(word)),
    /** Figures as they are written: `63%`, `$4.2B`, `12x`. */
    numbers: distinct(plain.match(figure) ?? []).filter((number) => !/^\d{1,2}[.,]?$/.test(number)),
    tickers: distinct(
      plain.match(/(?<![\p{L}\p{N}])\$[a-z][a-z0-9]{1,9}(?![\p{L}\p{N}])/giu) ?? [],
    ),
    hashtags: plain.match(/(?<![\p{L}\p{N}])#[\p{L}\p{N}_]+/gu) ?? [],
    emojis: plain.match(/\p{RGI_Emoji}/gv) ?? [],
    links,
  };
}

/** Words of a text in quotation marks, at most three of them, long ones cut. */
export function quoted(texts: string[]): string {
  return texts
    .slice(0, 3)
    .map((text) => `“${cut(text)}”`)
    .join(', ');
}

/** What a global pattern finds, each once, as it is written first. */
export function found(text: string, pattern: RegExp): string[] {
  const words = new Map<string, string>();
  for (const [word] of text.matchAll(pattern)) {
    const key = word.trim().toLowerCase();
    if (!words.has(key)) words.set(key, word.trim());
  }
  return [...words.values()];
}

/** From the last letter or digit on; it looks behind itself, so that a long run costs no square. */
const lastMarks = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

/** Whether a sentence asks, in any script. */
export function asks(sentence: string): boolean {
  return /[?？؟]/u.test(lastMarks.exec(sentence)?.[0] ?? '');
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

function wordsOf(plain: string): string[] {
  if (!unspaced.test(plain)) return plain.match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [];
  const words: string[] = [];
  // A segmenter's steps cost the more the longer the whole text is.
  for (const [piece] of plain.matchAll(/[^。！？\n]{1,500}/gu)) {
    for (const { isWordLike, segment } of segmenter.segment(piece)) {
      if (isWordLike) words.push(segment);
    }
  }
  return words;
}

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= 80 ? characters.join('') : `${characters.slice(0, 79).join('')}…`;
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts.map((text) => text.trim().replace(/[.,]$/, '')))];
}
