import { fitLength } from '#api/providers/ai/fit-length.ts';
import { weightedLength } from '#shared/lib/weighted-length.ts';

const mostParts = 15;
/** Room for `15/ `. */
const numbering = 4;
const number =
  /^[^\S\n]*(?:(?:post|tweet|part)[^\S\n]+)?\(?\d{1,2}(?:\s?\/\s?\d{1,2}\)?|[/.):])(?:\s+|$)|^[^\S\n]*🧵\s*/iu;

export interface Thread {
  text: string;
  notes: string[];
}

/**
 * A thread as its numbered posts with a blank line between two, each within the limit. What a model
 * forgot is mended: missing numbers, posts that are too long, everything in one piece.
 */
export function numberedThread(text: string, limit: number): Thread {
  const written = postsOf(text);
  const parts = written.flatMap((post) => split(post, limit - numbering));
  const kept = parts.slice(0, mostParts);
  if (kept.length < 2) return { text: kept[0] ?? text.trim(), notes: [] };
  const notes: string[] = [];
  if (parts.length > written.length) notes.push('Split into posts that fit.');
  if (parts.length > mostParts) notes.push(`Shortened to ${mostParts} posts.`);
  return { text: kept.map((part, at) => `${at + 1}/ ${part}`).join('\n\n'), notes };
}

/** At its numbers where a text has them, else at its blank lines. */
function postsOf(text: string): string[] {
  const lines = text.trim().split('\n');
  const starts = lines.filter((line) => number.test(line)).length;
  const posts =
    starts >= 2
      ? lines.reduce<string[]>((found, line) => {
          if (number.test(line) || found.length === 0) found.push(line);
          else found.push(`${found.pop()}\n${line}`);
          return found;
        }, [])
      : text.split(/\n\s*\n/);
  return posts
    .map((post) =>
      post
        .trim()
        .replace(number, '')
        .trim()
        .replace(/\n{2,}/g, '\n'),
    )
    .filter((post) => post !== '');
}

/** At sentences; a sentence that is too long by itself is cut. */
function split(post: string, limit: number): string[] {
  if (weightedLength(post) <= limit) return [post];
  const parts: string[] = [];
  for (const sentence of post.split(/(?<=[.!?…])\s+|\n+/u)) {
    const joined = parts.length > 0 ? `${parts.at(-1)} ${sentence}` : sentence;
    if (parts.length > 0 && weightedLength(joined) <= limit) parts[parts.length - 1] = joined;
    else parts.push(fitLength(sentence, limit));
  }
  return parts;
}
