import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import type { UsedDraft } from '../messages.ts';
import { usedReportsItem } from '../storage.ts';
import { takingTurns } from './take-turns.ts';

const most = 50;
const change = takingTurns(usedReportsItem);

/** Tells the server that a draft was used, which teaches the persona its voice. */
export async function reportUsed(client: ApiClient, { id, finalText }: UsedDraft): Promise<void> {
  await client.call(decideDraft, { params: { id }, body: { outcome: 'accepted', finalText } });
}

/** Keeps a report that the server could not be reached for. */
export function keepReport(used: UsedDraft, apiUrl: string): Promise<void> {
  return change((list) => {
    const others = list.filter(({ used: { id } }) => id !== used.id);
    return [...others, { apiUrl, used }].slice(-most);
  });
}

/** Sends what was kept. Throws where the server cannot be reached again. */
export async function sendReports(client: ApiClient, apiUrl: string): Promise<void> {
  const list = await usedReportsItem.getValue();
  for (const { used } of list.filter((kept) => kept.apiUrl === apiUrl)) {
    try {
      await reportUsed(client, used);
    } catch (error) {
      // A draft that is gone there has nothing left to learn from.
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    }
    const isSent = (kept: UsedDraft) => kept.id === used.id && kept.finalText === used.finalText;
    await change((now) => now.filter((kept) => !isSent(kept.used)));
  }
}
