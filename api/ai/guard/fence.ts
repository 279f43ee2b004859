import { createHash } from 'node:crypto';
import { visibleText } from './visible-text.ts';

export interface ForeignText {
  label: string;
  /** One text, or several under one label. */
  text: string | string[];
  /** Longest text let through, in characters. */
  limit: number;
}

/**
 * A fence of the same bytes whenever the texts are the same, for the beginning that providers keep.
 * Its marker is made of the texts: none of them can hold what depends on itself.
 */
export function lastingFence(foreign: ForeignText[]): string {
  const marker = createHash('sha256').update(JSON.stringify(foreign)).digest('hex');
  return fence(foreign, marker);
}

/** Characters of a marker: hexadecimal, nobody guesses it in the one call that it is for. */
const MARKER = 12;

/**
 * Foreign text as data for a model: hidden characters off, capped, JSON-encoded, between two lines
 * that hold a nonce nobody outside can know, so that the text cannot close its own fence. The rules of
 * the prompt say that what stands between such lines is material and no instruction.
 */
export function fence(foreign: ForeignText[], nonce: string): string {
  const data = Object.fromEntries(
    foreign.map(({ label, text, limit }) => {
      const shown = (one: string) => shownText(one, limit);
      return [label, Array.isArray(text) ? text.map(shown) : shown(text)];
    }),
  );
  const marker = nonce.slice(0, MARKER);
  return [
    `Data ${marker} begins.`,
    JSON.stringify(data).replace(/[<>]/g, (mark) => (mark === '<' ? '\\u003c' : '\\u003e')),
    `Data ${marker} ends.`,
  ].join('\n');
}

/** A text as a reader sees it, and no more of it than so many characters. */
export function shownText(text: string, limit: number): string {
  const shown = visibleText(text);
  const characters = [...shown];
  return characters.length <= limit ? shown : `${characters.slice(0, limit).join('')} [cut]`;
}
