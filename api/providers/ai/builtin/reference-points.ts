import { isSentence } from './read-prompt.ts';
import { relatedness } from './word-stems.ts';

const mostWords = 30;

/** Sentences of a text that the user gave to build on, the nearest to the subject first. */
export function referencePoints(reference: string | null, subject: string): string[] {
  if (!reference || reference.trim() === subject.trim()) return [];
  const near = relatedness(subject);
  return sentencesOf(reference)
    .filter((sentence) => isSentence(sentence) && sentence.split(/\s+/).length <= mostWords)
    .map((sentence, at) => ({ sentence, at, near: near(sentence) }))
    .sort((a, b) => b.near - a.near || a.at - b.at)
    .slice(0, 3)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

/** Whether a draft holds a sentence of the reference as it stands there. */
export function quotesReference(draft: string, reference: string | null): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const said = plain(draft);
  return sentencesOf(reference ?? '').some((sentence) => {
    const words = plain(sentence);
    return words.split(' ').length > 3 && said.includes(words);
  });
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim().replace(/[.\s]+$/, ''))
    .filter((part) => part !== '');
}
