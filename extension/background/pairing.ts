import { browser } from 'wxt/browser';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { msg } from '#shared/i18n/translate.ts';
import { connectedClient, describeFailure } from '../connection.ts';
import { saveConnection } from '../storage.ts';
import { type PairRequest, readPairRequest } from './pair-request.ts';
import { limitTries } from './tries.ts';

type Answer = { ok: true; version: string } | { ok: true; nonce: string } | Refusal;

/** The console says it in the person's language. */
interface Refusal {
  ok: false;
  message: string;
  values?: Record<string, string>;
}

const allowTry = limitTries({ most: 5, withinMs: 60_000, now: Date.now });

/** One click on the console's extension page hands over its address and a key, once they work. */
export function answerPairing(): void {
  browser.runtime.onMessageExternal.addListener((message, sender, answer) => {
    const request = readPairRequest(message, sender);
    if (!request) {
      answer(refuse(msg('Troupe does not pair with this page.')));
      return;
    }
    void serve(request).then(answer);
    return true;
  });
}

async function serve(request: PairRequest): Promise<Answer> {
  if (request.type === 'hello') return { ok: true, version: browser.runtime.getManifest().version };
  const { key, nonce } = request;
  const apiUrl = new URL(request.apiUrl).origin;
  if (!allowTry(apiUrl)) {
    return refuse(msg('Too many tries. Wait a minute, then connect again.'));
  }
  const connection = { apiUrl, apiKey: key };
  try {
    await connectedClient(connection).call(getCurrentUser);
  } catch (error) {
    const { message, values } = describeFailure(error, apiUrl);
    return refuse(message, values);
  }
  await saveConnection(connection);
  return { ok: true, nonce };
}

function refuse(message: string, values?: Record<string, string>): Refusal {
  return { ok: false, message, ...(values ? { values } : {}) };
}
