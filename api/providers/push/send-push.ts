import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { assertNoPrivateName, guardedLookup } from '#api/providers/outside/guarded-lookup.ts';
import { proxyAgentFor } from '#api/providers/outside/proxies.ts';
import { isPublicAddress, literalAddress } from '#api/providers/outside/public-address.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** A browser as it subscribed: where to send, and the keys that only it can open. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Delivered; `gone`: the browser unsubscribed or the server may not push to it, ever. */
export type PushOutcome = 'sent' | 'gone';

const LIMIT_MS = 10_000;
const LIVES_SECONDS = 24 * 60 * 60;

/** Addresses of push services: https on the usual port of a public host. `allowLoopback` is for tests. */
export function isPushAddress(address: string, allowLoopback: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const { protocol, hostname, port, username, password } = url;
  if (allowLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:' || port + username + password !== '') return false;
  const literal = literalAddress(url);
  return literal === null ? /\.[a-z]/i.test(hostname) : isPublicAddress(literal);
}

/**
 * Encrypts a text for one browser and hands it to its push service. Throws when that cannot be
 * reached or answers that it cannot now: a later try may succeed.
 */
export async function sendPush(
  subscription: Subscription,
  text: string,
  sender: { keys: PushKeys; subject: string; allowLoopback: boolean },
): Promise<PushOutcome> {
  const { endpoint } = subscription;
  if (!isPushAddress(endpoint, sender.allowLoopback)) return 'gone';
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(subscription, text, {
    TTL: LIVES_SECONDS,
    urgency: 'normal',
    vapidDetails: { subject: sender.subject, ...sender.keys },
  });
  const status = await post(endpoint, headers as Record<string, string>, body as Buffer);
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`The push service ${new URL(endpoint).host} answered ${status}`);
}

/** Follows no redirect: it could lead to where the address itself may not. */
async function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<number> {
  const url = new URL(endpoint);
  const isTls = url.protocol === 'https:';
  const proxy = proxyAgentFor(url);
  if (proxy) await assertNoPrivateName(url.hostname);
  const isUnguarded = url.hostname === '127.0.0.1' || proxy;
  return new Promise((resolve, reject) => {
    const call = (isTls ? httpsRequest : httpRequest)(endpoint, {
      method: 'POST',
      headers,
      // A socket of its own: one kept alive would skip the lookup.
      agent: proxy ?? false,
      ...(isUnguarded ? {} : { lookup: guardedLookup }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    call.once('error', reject);
    call.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      // What it says beyond the status is of no use, however long.
      response.destroy();
    });
    call.end(body);
  });
}
