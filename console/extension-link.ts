import { z } from 'zod';
import { t } from '#shared/i18n/translate.ts';

/** Follows from the key in the extension's manifest, packed or not. */
const EXTENSION_ID = 'jeccinojlmdofoklnenbigbhnodcbbkg';

const helloAnswer = z.object({ ok: z.literal(true), version: z.string() });
const pairAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), nonce: z.string() }),
  z.object({
    ok: z.literal(false),
    message: z.string(),
    values: z.record(z.string(), z.string()).optional(),
  }),
]);

/** The version of the extension of this browser; null when it is not installed. */
export async function hello(): Promise<string | null> {
  const answer = helloAnswer.safeParse(await send({ type: 'hello' }));
  return answer.data?.version ?? null;
}

/** Hands it our address and a key. Throws with the extension's own sentence when it refuses. */
export async function pair(key: string): Promise<void> {
  const nonce = crypto.randomUUID();
  const sent = { type: 'pair', apiUrl: window.location.origin, key, nonce };
  const answer = pairAnswer.safeParse(await send(sent));
  if (answer.data?.ok === false) throw new Error(t(answer.data.message, answer.data.values));
  if (answer.data?.nonce !== nonce) throw new Error(t('The extension did not answer.'));
}

/**
 * Null when nobody answers: the manifest opens these messages to our origin only.
 * In the callback form, because not every Chromium gives pages the promise form.
 */
function send(message: object): Promise<unknown> {
  const runtime = typeof chrome === 'undefined' ? undefined : chrome.runtime;
  if (!runtime?.sendMessage) return Promise.resolve(null);
  return new Promise((resolve) => {
    runtime.sendMessage(EXTENSION_ID, message, (answer: unknown) => {
      // Reading it keeps the browser from reporting an absent extension as an error.
      resolve(runtime.lastError ? null : answer);
    });
  });
}
