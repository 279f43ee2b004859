import { answerOf } from '../ask-background.ts';
import { sendMessage } from '../messages.ts';
import type { PersistedDraftsOf } from '../protocol.ts';
import { linkStore } from './persisted-drafts.ts';

/** What the background has not heard yet, the latest for each post. */
const untold = new Map<string, PersistedDraftsOf>();
let telling = false;

/** Recalls what was kept before the page was loaded, and has every change from now on remembered. */
export async function persistDrafts(): Promise<void> {
  const recalled = await answerOf(() => sendMessage('recallDrafts'));
  linkStore(recalled.ok ? recalled.value : [], (kept) => {
    untold.set(kept.key, kept);
    if (!telling) void tell();
  });
}

/** One after the other: of what is typed meanwhile only the last is told. */
async function tell(): Promise<void> {
  telling = true;
  for (const [key, kept] of untold) {
    untold.delete(key);
    await answerOf(() => sendMessage('persistDrafts', kept));
  }
  telling = false;
}
