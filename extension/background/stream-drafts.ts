import { browser } from 'wxt/browser';
import { DRAFT_PORT, type DraftPort, type DraftWord } from '../messages.ts';
import { choiceItem } from '../storage.ts';
import { draftOrder } from './draft-order.ts';
import { failure } from './failure.ts';
import { xTabOf } from './sender.ts';
import { withClient } from './session.ts';
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
  const order = draftOrder.safeParse(given);
  if (!order.success) {
    const { error } = failure('failed', 'Troupe cannot draft an answer to this post.');
    return tell({ type: 'failed', error });
  }
  await choiceItem.setValue(order.data.choice);
  const written = await withClient(async (client) => {
    const onText = (text: string) => tell({ type: 'text', text });
    return { ok: true, value: await writeDraft(client, order.data, { signal, onText }) };
  }, signal);
  tell(
    written.ok ? { type: 'done', draft: written.value } : { type: 'failed', error: written.error },
  );
}
