import { z } from 'zod/mini';
import type { InstalledExtension } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';

/** Follows from the key in the extension's manifest, packed or not. */
const EXTENSION_ID = 'jeccinojlmdofoklnenbigbhnodcbbkg';

/** How often to ask whether the person has decided, in ms. */
const ASK_AGAIN_MS = 1_000;

const refusal = z.object({
  ok: z.literal(false),
  message: z.string(),
  values: z.optional(z.record(z.string(), z.string())),
});
/** An extension that is older than this console connects at once and names no state. */
const pairAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), nonce: z.string(), state: z.optional(z.string()) }),
  refusal,
]);
const outcomeAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['pending', 'connecting', 'connected', 'declined', 'expired']) }),
  z.extend(z.omit(refusal, { ok: true }), { state: z.literal('failed') }),
]);
const versionAnswer = z.object({ version: z.string() });

/** The extension of this browser, which answers everybody, but tells its version to few. */
export async function hello(): Promise<InstalledExtension | null> {
  const answer = await send({ type: 'hello' });
  if (answer === null || answer === undefined) return null;
  return { version: versionAnswer.safeParse(answer).data?.version ?? null };
}

/**
 * Asks it to connect with our address and this key, and waits for the person to confirm it there.
 * Throws with the extension's own sentence when it refuses.
 */
export async function pair(key: string, username: string): Promise<void> {
  const nonce = crypto.randomUUID();
  const sent = { type: 'pair', apiUrl: window.location.origin, key, username, nonce };
  const { data } = pairAnswer.safeParse(await send(sent));
  if (data?.ok === false) throw new Error(t(data.message, data.values));
  if (data?.nonce !== nonce) throw noAnswer();
  if (data.state !== undefined) await untilConnected(nonce);
}

async function untilConnected(nonce: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    const outcome = outcomeAnswer.safeParse(await send({ type: 'outcome', nonce })).data;
    if (!outcome) throw noAnswer();
    if (outcome.state === 'connected') return;
    if (outcome.state === 'failed') throw new Error(t(outcome.message, outcome.values));
    if (outcome.state === 'declined')
      throw new Error(t('You cancelled the request in the extension.'));
    if (outcome.state === 'expired') {
      throw new Error(t('The request expired before it was confirmed. Connect again.'));
    }
  }
}

const noAnswer = () => new Error(t('The extension did not answer.'));

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
