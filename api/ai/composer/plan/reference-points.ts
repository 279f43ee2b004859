import { contract } from '../../voice/apply/contractions.ts';
import { isSentence } from '../read/read-prompt.ts';
import { relatedness } from '../read/word-stems.ts';

const mostWords = 30;

/** Sentences of a text that the user gave to build on, the nearest to the subject first. */
export function referencePoints(reference: string | null, subject: string): string[] {
  if (!reference || reference.trim() === subject.trim()) return [];
  const near = relatedness(subject);
  return whole(sentencesOf(reference))
    .filter((sentence) => isSentence(sentence) && sentence.split(/\s+/).length <= mostWords)
    .map((sentence, at) => ({ sentence, at, near: near(sentence) }))
    .sort((a, b) => b.near - a.near || a.at - b.at)
    .slice(0, 3)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

/** "That is a subsidy" says nothing without the sentence before it. */
function whole(sentences: string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const leans = /^(?:that|this|it|they|these|those|he|she|and|but|so|because|which)\b/i.test(
      sentence,
    );
    if (!leans) found.push(sentence);
    else if (found.length > 0) found.push(`${found.pop()}. ${sentence}`);
  }
  return found;
}

/** Whether a draft holds a sentence of the reference as it stands there. */
export function quotesReference(draft: string, reference: string | null): boolean {
  // Shortened as the persona shortens, it is still the same sentence.
  const plain = (text: string) =>
    contract(text)
      .toLowerCase()
      .replace(/['’]/g, '')
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
