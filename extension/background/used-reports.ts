import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import type { UsedDraft } from '../messages.ts';
import { usedReportsItem } from '../storage.ts';

const most = 50;

/** Tells the server that a draft was used, which teaches the persona its voice. */
export async function reportUsed(client: ApiClient, { id, finalText }: UsedDraft): Promise<void> {
  await client.call(decideDraft, { params: { id }, body: { outcome: 'accepted', finalText } });
}

/** Keeps a report that the server could not be reached for. */
export async function keepReport(used: UsedDraft, apiUrl: string): Promise<void> {
  const list = await usedReportsItem.getValue();
  const others = list.filter(({ used: { id } }) => id !== used.id);
  await usedReportsItem.setValue([...others, { apiUrl, used }].slice(-most));
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
    const now = await usedReportsItem.getValue();
    await usedReportsItem.setValue(now.filter((kept) => kept.used.id !== used.id));
  }
}
