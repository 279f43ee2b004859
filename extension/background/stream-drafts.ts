import { browser } from 'wxt/browser';
import { msg } from '#shared/i18n/translate.ts';
import { DRAFT_PORT, type DraftOrder, type DraftPort, type DraftWord } from '../messages.ts';
import { choiceItem } from '../storage.ts';
import { draftOrder } from './draft-order.ts';
import { failure } from './failure.ts';
import { xTabOf } from './sender.ts';
import { withClient } from './session.ts';
import { keepWaiting, takeWaiting } from './waiting-drafts.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Writes drafts for popovers on X, and for nobody else: one order a port, whose closing cancels it.
 * While words travel the port keeps this worker awake.
 */
export function streamDrafts(): void {
  browser.runtime.onConnect.addListener((opened) => {
    if (opened.name !== DRAFT_PORT) return;
    if (!opened.sender || !xTabOf(opened.sender, browser.runtime.id)) return opened.disconnect();
    const port: DraftPort = opened;
    const left = new AbortController();
    port.onDisconnect.addListener(() => left.abort());
    const tell = (word: DraftWord) => {
      if (!left.signal.aborted) port.postMessage(word);
    };
    port.onMessage.addListener((given) => void answer(given, tell, left.signal));
  });
}

async function answer(given: unknown, tell: (word: DraftWord) => void, signal: AbortSignal) {
  const parsed = draftOrder.safeParse(given);
  if (!parsed.success) {
    const { error } = failure('failed', msg('Troupe cannot draft an answer to this post.'));
    return tell({ type: 'failed', error });
  }
  const order = await withChoice(parsed.data);
  const written = await withClient(
    async (client, apiUrl) => {
      const onText = (text: string) => tell({ type: 'text', text });
      const waiting = order.variant === 0 ? await takeWaiting(order, apiUrl, signal) : null;
      return { ok: true, value: waiting ?? (await writeDraft(client, order, { signal, onText })) };
    },
    {
      signal,
      async offline(apiUrl) {
        await keepWaiting(order, apiUrl);
        const sentence = msg(
          'No answer from {apiUrl}. Your request waits in the side panel and is sent when the server is back.',
        );
        return failure('offline', sentence, { apiUrl });
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
  await choiceItem.setValue(order.choice);
  return order;
}
