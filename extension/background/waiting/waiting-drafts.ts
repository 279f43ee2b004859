import { type ApiClient, ApiError, isOfOtherPage } from '#shared/client/api-client.ts';
import type { FailureReason } from '#shared/contracts/errors.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { msg } from '#shared/i18n/translate.ts';
import { askDevice } from '../../device/ask-device.ts';
import type { DraftOrder } from '../../protocol.ts';
import { type WaitingDraft, waitingItem } from '../../storage.ts';
import { DraftRefused } from '../drafts/draft-refused.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { createMutex } from '../mutex.ts';
import { isFor, type Waiting } from '../session/place.ts';
import { standsFor, withEntry } from './waiting-list.ts';

const change = createMutex(waitingItem);

/** Given to a page that has not said yet that it came: nobody else gets it meanwhile. */
const onTheWay = new Set<string>();

/** Keeps an order that the server could not be reached for; a newer one takes the older's place. */
export function keepWaiting(order: DraftOrder, whose: Waiting): Promise<void> {
  const entry = {
    id: crypto.randomUUID(),
    at: Date.now(),
    ...whose,
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
 * Offers what waits to the page that orders the same now. It goes on waiting until the page has a
 * draft; where `signal` says that the page left before, somebody else may have it.
 */
export async function offerWaiting(order: DraftOrder, place: string, signal: AbortSignal) {
  const list = await waitingItem.getValue();
  const found = list.find(
    (entry) => isFor(entry, place) && standsFor(order, entry) && !onTheWay.has(entry.id),
  );
  if (!found || signal.aborted) return null;
  const { id, draft } = found;
  const giveBack = () => void onTheWay.delete(id);
  onTheWay.add(id);
  signal.addEventListener('abort', giveBack);
  return {
    /** Null while the server has not written it. */
    draft,
    /** The page has its draft: nothing waits any longer. */
    received() {
      signal.removeEventListener('abort', giveBack);
      return discardWaiting(id);
    },
  };
}

/** Has the server write what waits for it. Throws where it cannot be reached again. */
export async function writeWaiting(client: ApiClient, place: string): Promise<void> {
  const list = await waitingItem.getValue();
  const open = list.filter(
    ({ draft, problem, ...entry }) => isFor(entry, place) && !draft && !problem,
  );
  for (const { id, order } of open) {
    if (onTheWay.has(id)) continue;
    const done = await write(client, order);
    await change((now) => now.map((entry) => (entry.id === id ? { ...entry, ...done } : entry)));
  }
}

async function write(client: ApiClient, order: DraftOrder): Promise<Partial<WaitingDraft>> {
  const quiet = { signal: new AbortController().signal, onText: () => undefined, askDevice };
  try {
    const spoken = await withPersona(client, order);
    return { order: spoken, draft: await writeDraft(client, spoken, quiet), problem: null };
  } catch (error) {
    if (error instanceof DraftRefused) return { draft: null, problem: wordsOf(error.failure) };
    if (
      error instanceof ApiError &&
      error.status !== 401 &&
      error.status < 500 &&
      !isOfOtherPage(error)
    ) {
      const unknown = { message: msg('The server could not be reached.') };
      return { draft: null, problem: error.body ? wordsOf(error.body) : unknown };
    }
    throw error;
  }
}

function wordsOf({ reason, params, message }: FailureReason): FailureReason {
  return { reason, params, message };
}

/** Ordered before the server had said whose voice there is to choose from. */
async function withPersona(client: ApiClient, order: DraftOrder): Promise<DraftOrder> {
  if (order.choice.personaId) return order;
  const personas = await client.call(listPersonas);
  const first = personas.find(({ status }) => status === 'active') ?? personas[0];
  return { ...order, choice: { ...order.choice, personaId: first?.id ?? null } };
}
