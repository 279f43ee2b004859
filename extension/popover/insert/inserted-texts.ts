import type { Answering } from '../../x-page/composer/answering.ts';
import { normalText } from '../../x-page/composer/read-back.ts';
import { keyOf } from '../persisted-drafts.ts';

/** All that stood in a composer once a draft was in, by the post that it answers. */
const inserted = new Map<string, string>();
const most = 20;

/** Remembers what stands in a composer that held nothing but the draft. */
export function noteInserted(answering: Answering, whole: string): void {
  const key = keyOf(answering);
  inserted.delete(key);
  inserted.set(key, normalText(whole));
  const oldest = inserted.keys().next().value;
  if (inserted.size > most && oldest !== undefined) inserted.delete(oldest);
}

/** Whether Troupe's draft stands there as it went in; not where the person changed anything. */
export function isUntouchedDraft(answering: Answering, standing: string): boolean {
  return inserted.get(keyOf(answering)) === normalText(standing);
}

let thread: string[] = [];

/** Remembers the posts of a thread that went in; X has one thread composer at a time. */
export function noteThread(parts: readonly string[]): void {
  thread = parts.map(normalText);
}

/** Is this the thread that Troupe inserted last, each of its posts as it went in? */
export function isUntouchedThread(standing: readonly string[]): boolean {
  const isSame = (text: string, at: number) => normalText(text) === thread[at];
  return thread.length > 0 && standing.length === thread.length && standing.every(isSame);
}
