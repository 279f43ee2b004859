import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import type { UsedDraft } from '../../protocol.ts';
import { type UsedReport, usedReportsItem } from '../../storage.ts';
import { createMutex } from '../mutex.ts';

const most = 50;
const change = createMutex(usedReportsItem);

/**
 * Tells the server that a draft was used, which teaches the persona its voice. A report that it did
 * not take is kept before the error is thrown on.
 */
export async function reportUsed(
  client: ApiClient,
  used: UsedDraft,
  apiUrl: string,
): Promise<void> {
  // One of the same draft that still waits is older, and would undo this.
  const others = (list: UsedReport[]) => list.filter((kept) => kept.used.id !== used.id);
  try {
    await send(client, used);
  } catch (error) {
    if (!isRefused(error)) {
      await change((list) => [...others(list), { apiUrl, used }].slice(-most));
    }
    throw error;
  }
  await change(others);
}

/** Sends what was kept. Throws where the server still does not take it. */
export async function sendReports(client: ApiClient, apiUrl: string): Promise<void> {
  const list = await usedReportsItem.getValue();
  for (const { used } of list.filter((kept) => kept.apiUrl === apiUrl)) {
    try {
      await send(client, used);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    const isSent = (kept: UsedDraft) => kept.id === used.id && kept.finalText === used.finalText;
    await change((now) => now.filter((kept) => !isSent(kept.used)));
  }
}

async function send(client: ApiClient, { id, finalText }: UsedDraft): Promise<void> {
  await client.call(decideDraft, { params: { id }, body: { outcome: 'accepted', finalText } });
}

/** For good: a draft that is gone there has nothing left to learn from. A key or a pause may help the rest. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);
}
