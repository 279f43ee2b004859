import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import type { Draft, DraftOrder } from '../messages.ts';
import { type WaitingDraft, waitingItem } from '../storage.ts';
import { sameSubject, withEntry } from './waiting-list.ts';
import { DraftRefused, writeDraft } from './write-draft.ts';

let last: Promise<unknown> = Promise.resolve();

/** One change after another: the list is read and written as a whole. */
function change(next: (list: WaitingDraft[]) => WaitingDraft[]): Promise<void> {
  const changed = last.then(async () => waitingItem.setValue(next(await waitingItem.getValue())));
  last = changed.catch(() => undefined);
  return changed;
}

/** Keeps an order that the server could not be reached for; a newer one takes the older's place. */
export function keepWaiting(order: DraftOrder, apiUrl: string): Promise<void> {
  const entry = {
    id: crypto.randomUUID(),
    at: Date.now(),
    apiUrl,
    order,
    draft: null,
    problem: null,
  };
  return change((list) => withEntry(list, entry));
}

export function discardWaiting(id: string): Promise<void> {
  return change((list) => list.filter((entry) => entry.id !== id));
}

/** Lets an order that the server refused be tried again. */
export function reviveWaiting(id: string): Promise<void> {
  return change((list) =>
    list.map((entry) => (entry.id === id ? { ...entry, problem: null } : entry)),
  );
}

/**
 * The draft that was written meanwhile for what is ordered now; the order itself waits no longer.
 * Nothing is taken for a popover that is closed again.
 */
export async function takeWaiting(
  order: DraftOrder,
  apiUrl: string,
  signal: AbortSignal,
): Promise<Draft | null> {
  const list = await waitingItem.getValue();
  if (signal.aborted) return null;
  const found = list.find((entry) => entry.apiUrl === apiUrl && sameSubject(entry.order, order));
  if (found) await discardWaiting(found.id);
  return found?.draft ?? null;
}

/** Has the server write what waits for it. Throws where it cannot be reached again. */
export async function writeWaiting(client: ApiClient, apiUrl: string): Promise<void> {
  const list = await waitingItem.getValue();
  const open = list.filter(
    ({ draft, problem, ...entry }) => entry.apiUrl === apiUrl && !draft && !problem,
  );
  for (const { id, order } of open) {
    const done = await write(client, order);
    await change((now) => now.map((entry) => (entry.id === id ? { ...entry, ...done } : entry)));
  }
}

async function write(
  client: ApiClient,
  order: DraftOrder,
): Promise<Pick<WaitingDraft, 'draft' | 'problem'>> {
  const quiet = { signal: new AbortController().signal, onText: () => undefined };
  try {
    const draft = await writeDraft(client, await withPersona(client, order), quiet);
    return { draft, problem: null };
  } catch (error) {
    if (error instanceof DraftRefused) return { draft: null, problem: error.message };
    if (error instanceof ApiError && error.status !== 401 && error.status < 500) {
      return { draft: null, problem: error.sentence };
    }
    throw error;
  }
}

/** Ordered before the server had said whose voice there is to choose from. */
async function withPersona(client: ApiClient, order: DraftOrder): Promise<DraftOrder> {
  if (order.choice.personaId) return order;
  const personas = await client.call(listPersonas);
  const first = personas.find(({ status }) => status === 'active') ?? personas[0];
  return { ...order, choice: { ...order.choice, personaId: first?.id ?? null } };
}
