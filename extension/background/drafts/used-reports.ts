import { type ApiClient, ApiError, isOfOtherPage } from '#shared/client/api-client.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import type { UsedDraft } from '../../protocol.ts';
import { usedReportsItem } from '../../storage.ts';
import { createMutex } from '../mutex.ts';
import { isFor, serverOf, type Waiting } from '../session/place.ts';

const most = 50;
const change = createMutex(usedReportsItem);

/**
 * Tells the server that a draft was used, which teaches the persona its voice. A report that it did
 * not take is kept before the error is thrown on.
 */
export async function reportUsed(
  client: ApiClient,
  used: UsedDraft,
  whose: Required<Waiting>,
  /** Where it was drafted: another workspace does not learn of it, and it waits for its own. */
  draftedFor = whose.place,
): Promise<void> {
  const keep = () => keepReport(used, { apiUrl: serverOf(draftedFor), place: draftedFor });
  if (draftedFor !== whose.place) return keep();
  try {
    await send(client, used);
  } catch (error) {
    if (!isRefused(error)) await keep();
    throw error;
  }
  await change((list) => list.filter(({ used: { id } }) => id !== used.id));
}

/** Keeps it until its server answers. One of the same draft is older, and would undo this. */
export function keepReport(used: UsedDraft, whose: Waiting): Promise<void> {
  return change((list) => {
    const others = list.filter((kept) => kept.used.id !== used.id);
    return [...others, { ...whose, used }].slice(-most);
  });
}

/** Sends what was kept. Throws where the server still does not take it. */
export async function sendReports(client: ApiClient, place: string): Promise<void> {
  const list = await usedReportsItem.getValue();
  for (const { used } of list.filter((kept) => isFor(kept, place))) {
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
  return (
    error instanceof ApiError &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status) &&
    !isOfOtherPage(error)
  );
}
