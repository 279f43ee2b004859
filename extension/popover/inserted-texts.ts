import type { Answering } from '../x-page/answering.ts';
import { normalText } from '../x-page/read-back.ts';
import { keyOf } from './kept-drafts.ts';

/** What Troupe left in a composer. */
interface Inserted {
  /** The person's own text above the draft; '' for none. */
  before: string;
  /** All that stood there when the draft was in. */
  whole: string;
}

const inserted = new Map<string, Inserted>();
const most = 20;

/** Remembers what stands in a composer now that a draft went in. */
export function noteInserted(answering: Answering, { before, whole }: Inserted): void {
  const key = keyOf(answering);
  inserted.delete(key);
  inserted.set(key, { before, whole: normalText(whole) });
  const oldest = inserted.keys().next().value;
  if (inserted.size > most && oldest !== undefined) inserted.delete(oldest);
}

/** The draft of Troupe's that stands there as it went in; null where the person changed anything. */
export function untouchedDraft(answering: Answering, standing: string): Inserted | null {
  const last = inserted.get(keyOf(answering));
  return last && last.whole === normalText(standing) ? last : null;
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
