import { browser } from 'wxt/browser';
import { msg } from '#shared/i18n/translate.ts';
import { keepChoice } from '../../account-persona.ts';
import { askDevice } from '../../device/ask-device.ts';
import { DRAFT_PORT, DRAFT_RECEIVED, type DraftPort } from '../../messages.ts';
import { type DraftOrder, type DraftPortEvent, draftOrder } from '../../protocol.ts';
import { choiceItem } from '../../storage.ts';
import { keepAlive } from '../keep-alive.ts';
import { failure } from '../results.ts';
import { xTabOf } from '../session/sender.ts';
import { withClient } from '../session/session.ts';
import { keepWaiting, offerWaiting } from '../waiting/waiting-drafts.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Writes drafts for popovers on X, and for nobody else: one order a port, whose closing cancels it.
 */
export function streamDrafts(): void {
  browser.runtime.onConnect.addListener((opened) => {
    if (opened.name !== DRAFT_PORT) return;
    if (!opened.sender || !xTabOf(opened.sender, browser.runtime.id)) return opened.disconnect();
    const port: DraftPort = opened;
    const left = new AbortController();
    const receipt = Promise.withResolvers<void>();
    port.onDisconnect.addListener(() => left.abort());
    const page: OrderingPage = {
      tell: (word) => left.signal.aborted || port.postMessage(word),
      received: receipt.promise,
      left: left.signal,
    };
    port.onMessage.addListener((given) => {
      if (given === DRAFT_RECEIVED) receipt.resolve();
      else void keepAlive(answer(given, page));
    });
  });
}

interface OrderingPage {
  tell(word: DraftPortEvent): void;
  /** Once it has a draft. */
  received: Promise<void>;
  left: AbortSignal;
}

async function answer(given: unknown, { tell, received, left: signal }: OrderingPage) {
  const parsed = draftOrder.safeParse(given);
  if (!parsed.success) {
    const { error } = failure('failed', msg('Troupe cannot draft an answer to this post.'));
    return tell({ type: 'failed', error });
  }
  const order = await withChoice(parsed.data);
  const written = await withClient(
    async (client, { place }) => {
      const onText = (text: string) => tell({ type: 'text', text });
      const waiting = order.variant === 0 ? await offerWaiting(order, place, signal) : null;
      if (waiting) void received.then(waiting.received);
      return waiting?.draft ?? writeDraft(client, order, { signal, onText, askDevice });
    },
    {
      signal,
      place: order.place,
      async offline(whose) {
        await keepWaiting(order, whose);
        const { apiUrl } = whose;
        const sentence = msg(
          'No answer from {apiUrl}. Your request is in the side panel and is sent when the server is back.',
        );
        return failure('offline', sentence, { values: { apiUrl } });
      },
    },
  );
  tell(
    written.ok ? { type: 'done', draft: written.value } : { type: 'failed', error: written.error },
  );
}

/** Without the server a popover knows no personas: then the last choice holds. */
async function withChoice(order: DraftOrder): Promise<DraftOrder> {
  if (order.choice.personaId === null) return { ...order, choice: await choiceItem.getValue() };
  await keepChoice(order.choice);
  return order;
}
