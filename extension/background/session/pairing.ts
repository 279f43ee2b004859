import { browser } from 'wxt/browser';
import { msg } from '#shared/i18n/translate.ts';
import { outcomeOf, REQUEST_LIFETIME } from '../../pairing/pair-requests.ts';
import { keepRequest } from '../../pairing/pending-requests.ts';
import type { ConsoleAnswer, ConsoleMessage } from '../../protocol.ts';
import { pairRequestsItem, readConnection } from '../../storage.ts';
import { openPanelIn } from '../panel.ts';
import { rateLimit } from '../rate-limit.ts';
import { readPageMessage } from './pair-request.ts';

type Request = Extract<ConsoleMessage, { type: 'pair' }>;

const stranger = refuse(msg('Troupe does not pair with this page.'));
const allowTry = rateLimit({ most: 5, withinMs: 60_000, now: Date.now });

/**
 * Hears pages on this machine and the hosted console. None of them connects anything: a request
 * waits for the person's press in the side panel, and only the connected server learns the version.
 */
export function answerPairing(): void {
  browser.runtime.onMessageExternal.addListener((message, sender, answer) => {
    const read = readPageMessage(message, sender);
    if (!read) {
      answer(stranger);
      return;
    }
    const { origin, said } = read;
    if (said.type === 'pair' && !allowTry(origin)) {
      answer(refuse(msg('Too many tries. Wait a minute, then connect again.')));
      return;
    }
    // Chrome opens it only for the person's press on the page, and only before anything was awaited.
    if (said.type === 'pair' && sender.tab) openPanelIn(sender.tab.windowId);
    void serve(said, origin).then(answer);
    return true;
  });
}

async function serve(said: ConsoleMessage, origin: string): Promise<ConsoleAnswer> {
  if (said.type === 'hello') return greet(origin);
  if (said.type === 'pair') return keep(said, origin);
  const kept = await pairRequestsItem.getValue();
  return { ok: true, ...outcomeOf(kept, { apiUrl: origin, nonce: said.nonce }, Date.now()) };
}

async function greet(origin: string): Promise<ConsoleAnswer> {
  const { apiUrl, apiKey } = await readConnection();
  const isConnected = apiKey !== '' && apiUrl === origin;
  return isConnected ? { ok: true, version: browser.runtime.getManifest().version } : stranger;
}

async function keep({ key, nonce, username }: Request, origin: string): Promise<ConsoleAnswer> {
  const kept = await keepRequest({
    nonce,
    apiUrl: origin,
    apiKey: key,
    username: username ?? null,
    expiresAt: Date.now() + REQUEST_LIFETIME,
    outcome: null,
  });
  return kept
    ? { ok: true, nonce, state: 'pending' }
    : refuse(
        msg('Other connection requests are open in the Troupe side panel. Answer them first.'),
      );
}

function refuse(message: string): ConsoleAnswer {
  return { ok: false, message };
}
