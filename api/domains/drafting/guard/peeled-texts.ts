import type { Brief } from '#api/ai/adapters/provider.ts';
import { peelText } from '#api/ai/answer/peel-text.ts';
import { severalTexts } from '#api/ai/answer/without-preface.ts';
import { guardOutput } from '#api/ai/guard/output-guard.ts';
import { sourcesOf } from './sources.ts';

const HASHTAG = /#([\p{L}\p{N}_]+)/gu;

/**
 * The texts of one answer without what models put around them: several where it names them as options.
 * Pure; for text threads.
 */
export function peeledTexts(content: string, brief: Brief): string[] {
  const { kind, voice, owners = [] } = brief;
  const options = { names: [voice.name, ...owners], hashtags: hashtagsGiven(brief) };
  // A thread numbers its posts.
  const texts = kind === 'thread' ? [content] : severalTexts(content);
  return texts.map((text) => peelText(text, options)).filter((text) => text !== '');
}

/** The first of them, as it is compared and shown while it grows. */
export function peeledText(content: string, brief: Brief): string {
  return peeledTexts(content, brief)[0] ?? '';
}

/**
 * What a person may see of a draft that is still being written: peeled, whole words only, and without
 * what the guard would take out. Half a link already reads as one. Pure; for text threads.
 */
export function previewDraft(soFar: string, brief: Brief): string {
  const words = soFar.replace(/(?<!\S)\S+$/, '');
  return guardOutput(peeledText(words, brief), sourcesOf(brief)).text;
}

/** Those that the task or the persona's own texts have. */
function hashtagsGiven({ prompt, options, voice }: Brief): string[] {
  const texts = [prompt ?? '', options?.trend ?? '', ...voice.samples];
  return texts.flatMap((text) => [...text.matchAll(HASHTAG)].map(([, tag]) => tag ?? ''));
}
