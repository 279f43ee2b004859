import { defineExtensionMessaging } from '@webext-core/messaging';
import { browser } from 'wxt/browser';
import { msg } from '#shared/i18n/translate.ts';
import type { DraftOrder, DraftPortEvent, MessageError, Messages, Result } from './protocol.ts';
import type { Post } from './x-page/posts/posts.ts';

const messaging = defineExtensionMessaging<Messages>();
/** Sends a message of the protocol and brings its answer. */
export const { sendMessage } = messaging;

/** Answers how to stop; a script that is cut off from its extension has nothing left to stop. */
export const onMessage: typeof messaging.onMessage = (type, heard) => {
  const stop = messaging.onMessage(type, heard);
  return () => {
    if (!isCutOff()) stop();
  };
};

/** Was the extension updated or removed since this script came to its page? */
export function isCutOff(): boolean {
  return !browser.runtime?.id;
}

/** What was begun for one server, person and workspace does not go to another. */
export const movedSentence = msg(
  'Troupe is connected to another workspace by now. Nothing was sent: your text stays here. Copy it, or connect Troupe as before in the side panel.',
);

/** Waits for an answer of the background, and says why where none comes. */
export async function answerOf<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return (await call()) ?? { ok: false, error: noAnswer() };
  } catch {
    return { ok: false, error: noAnswer() };
  }
}

/**
 * Why the background is silent. After an update the old script on an open page is cut off: its
 * calls throw, and only a reload of the page helps. One that the browser stopped comes back when asked.
 */
export function noAnswer(): MessageError {
  return isCutOff()
    ? { kind: 'reload', message: msg('Troupe was updated: reload this page.') }
    : { kind: 'failed', message: msg('The browser stopped Troupe. Try again.') };
}

const READ_CONTEXT = 'troupe:read-context';

/**
 * Asks a tab which post its page is about; null also where no script of ours is there. Not by
 * `sendMessage`, which has Chrome log an error for every tab that does not answer.
 */
export async function askContext(tabId: number): Promise<Post | null> {
  try {
    return (await browser.tabs.sendMessage(tabId, READ_CONTEXT, { frameId: 0 })) ?? null;
  } catch {
    return null;
  }
}

/** Answers `askContext`; gives back how to stop. */
export function answerContext(read: () => Post | null): () => void {
  const { onMessage: asked } = browser.runtime;
  const answer = (message: unknown, _: unknown, respond: (post: Post | null) => void) => {
    if (message === READ_CONTEXT) respond(read());
  };
  asked.addListener(answer);
  return () => asked.removeListener(answer);
}

export const DRAFT_PORT = 'draft';
/** The page's word that it has the draft, and keeps it. */
export const DRAFT_RECEIVED = 'received';

/** The two ends of a draft under way, as far as we use them. */
export interface DraftPort {
  postMessage(message: DraftOrder | DraftPortEvent | typeof DRAFT_RECEIVED): void;
  disconnect(): void;
  onMessage: { addListener(heard: (message: unknown) => void): void };
  onDisconnect: { addListener(left: () => void): void };
}

/**
 * Orders a draft; answers how to cancel it. `hear` answers whether it has kept a draft: one that it
 * has not is not lost. A background that went away in between has no words.
 */
export function orderDraft(
  order: DraftOrder,
  hear: (word: DraftPortEvent) => boolean,
  wentAway: () => void,
): () => void {
  const port: DraftPort = browser.runtime.connect({ name: DRAFT_PORT });
  port.onMessage.addListener((message) => {
    const word = message as DraftPortEvent;
    const kept = hear(word);
    if (word.type === 'text') return;
    if (kept) port.postMessage(DRAFT_RECEIVED);
    port.disconnect();
  });
  port.onDisconnect.addListener(wentAway);
  port.postMessage(order);
  return () => port.disconnect();
}
