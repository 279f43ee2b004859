import { browser } from 'wxt/browser';
import type { ApiClient } from '#shared/client/api-client.ts';
import { tones } from '#shared/contracts/common.ts';
import { listAiProviders } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { describeFailure, isRevoked, revokedSentence } from '../connection.ts';
import {
  type Draft,
  type DraftSetup,
  type MessageError,
  onMessage,
  type Result,
} from '../messages.ts';
import { choiceItem } from '../storage.ts';
import { draftOrder } from './draft-order.ts';
import { xTabOf } from './sender.ts';
import { openSession } from './session.ts';
import { writeDraft } from './write-draft.ts';

/** One draft at a time for each tab: a new order, or a cancel, ends the one before. */
const running = new Map<number, { requestId: string; abort: AbortController }>();

/** Answers content scripts on X, and nobody else. */
export function answerDraftMessages(): void {
  onMessage('setUpDraft', async ({ sender }): Promise<Result<DraftSetup>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    return withClient(async (client) => ({ ok: true, value: await setUp(client) }));
  });

  onMessage('generateDraft', async ({ data, sender }): Promise<Result<Draft>> => {
    const tab = xTabOf(sender, browser.runtime.id);
    if (!tab) return notFromX;
    const order = draftOrder.safeParse(data);
    if (!order.success) return failure('failed', 'Troupe cannot draft an answer to this post.');

    const abort = new AbortController();
    running.get(tab.tabId)?.abort.abort();
    running.set(tab.tabId, { requestId: order.data.requestId, abort });
    await choiceItem.setValue(order.data.choice);
    const answer = await withClient(
      async (client) => ({ ok: true, value: await writeDraft(client, order.data, abort.signal) }),
      abort.signal,
    );
    if (running.get(tab.tabId)?.abort === abort) running.delete(tab.tabId);
    return answer;
  });

  onMessage('cancelDraft', ({ data: requestId, sender }) => {
    const tab = xTabOf(sender, browser.runtime.id);
    if (!tab) return notFromX;
    const current = running.get(tab.tabId);
    if (current?.requestId === requestId) current.abort.abort();
    return { ok: true, value: null };
  });
}

async function setUp(client: ApiClient): Promise<DraftSetup> {
  const [personas, providers, chosen] = await Promise.all([
    client.call(listPersonas),
    client.call(listAiProviders),
    choiceItem.getValue(),
  ]);
  const known = personas.some(({ id }) => id === chosen.personaId);
  return {
    personas: personas.map(({ id, name, status }) => ({ id, name, active: status === 'active' })),
    tones: [...tones],
    providers: providers.map(({ id, name, configured }) => ({ id, name, configured })),
    chosen: { ...chosen, personaId: known ? chosen.personaId : null },
  };
}

async function withClient<T>(
  work: (client: ApiClient) => Promise<Result<T>>,
  signal?: AbortSignal,
): Promise<Result<T>> {
  const session = await openSession();
  if (!session) {
    return failure('connect', 'Troupe is not connected yet. Open the side panel to connect.');
  }
  try {
    return await work(session.client);
  } catch (error) {
    if (signal?.aborted) return failure('cancelled', 'Cancelled.');
    if (isRevoked(error)) return failure('connect', revokedSentence);
    const { refused, message } = describeFailure(error, session.apiUrl);
    return refused
      ? failure('connect', `${message} Open the side panel to connect again.`)
      : failure('failed', message);
  }
}

const notFromX = failure('failed', 'Troupe drafts only on X.');

function failure(kind: MessageError['kind'], message: string): Result<never> & { ok: false } {
  return { ok: false, error: { kind, message } };
}
