import type { Brief } from '../adapters/provider.ts';
import { guardCopies } from '../voice/copy-guard.ts';
import type { Objection } from './objection.ts';

const FEWEST_WORDS = 6;

/** A draft that says the post over again; what the owner wants said may be what the post says. */
export function repeatedPost(content: string, { post, prompt }: Brief): Objection | null {
  if (!post || prompt) return null;
  const told = sentences(post.text);
  const repeated = sentences(content).some(
    (sentence) => words(sentence) >= FEWEST_WORDS && guardCopies(sentence, told).block,
  );
  return repeated ? { kind: 'unfit', ask: 'it repeats the post: add something of your own' } : null;
}

function sentences(text: string): string[] {
  return [text, ...text.split(/(?<=[.!?。！？])\s+|\n+/u)]
    .map((part) => part.trim())
    .filter(Boolean);
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
