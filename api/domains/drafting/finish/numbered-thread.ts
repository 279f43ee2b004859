import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';

const mostParts = 15;
/** Room for `15/ `. */
const numbering = 4;
const number =
  /^[^\S\n]*(?:(?:post|tweet|part)[^\S\n]+)?\(?\d{1,2}(?:\s?\/\s?\d{1,2}\)?|[/.):])(?:\s+|$)|^[^\S\n]*🧵\s*/iu;

/**
 * A thread as its numbered posts with a blank line between two, each within the limit. What a model
 * forgot is mended: missing numbers, posts that are too long, everything in one piece.
 */
export function numberedThread(text: string, limit: number): { text: string; notes: Message[] } {
  const written = postsOf(text);
  const parts: string[] = [];
  let isSplit = false;
  for (const post of written) {
    if (parts.length > mostParts) break;
    const pieces = split(post, limit - numbering);
    isSplit ||= pieces.length > 1;
    parts.push(...pieces);
  }
  const kept = parts.slice(0, mostParts);
  if (kept.length < 2) return { text: kept[0] ?? text.trim(), notes: [] };
  const notes: Message[] = [];
  if (isSplit) notes.push(message('draft.split'));
  if (parts.length > mostParts) notes.push(message('draft.fewer-posts', { n: mostParts }));
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

/** At sentences, up to one part more than a thread keeps; a sentence that is too long by itself is cut. */
function split(post: string, limit: number): string[] {
  if (weightedLength(post) <= limit) return [post];
  const parts: string[] = [];
  let weight = 0;
  for (const sentence of post.split(/(?<=[.!?…])\s+|\n+/u)) {
    // No link goes over a space: the parts of a text weigh what it weighs.
    const added = weightedLength(sentence);
    if (parts.length > 0 && weight + 1 + added <= limit) {
      parts[parts.length - 1] += ` ${sentence}`;
      weight += 1 + added;
      continue;
    }
    if (parts.length > mostParts) break;
    const fitted = fitLength(sentence, limit);
    parts.push(fitted);
    weight = weightedLength(fitted);
  }
  return parts;
}
