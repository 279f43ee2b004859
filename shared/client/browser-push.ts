import { unsubscribePush } from '#shared/contracts/push.ts';
import type { ApiClient } from './api-client.ts';

export const PUSH_WORKER = '/push-worker.js';

/** What this browser is subscribed with, if it is and can be. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const worker = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
  return (await worker?.pushManager?.getSubscription()) ?? undefined;
}

/**
 * Ends the subscription of a browser whose person leaves. Nobody waits for it and nothing of it
 * fails: what the server does not hear, it hears from the push service at the next notification.
 */
export async function leavePush(api: ApiClient): Promise<void> {
  const subscription = await pushSubscription().catch(() => undefined);
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.allSettled([
    subscription.unsubscribe(),
    api.call(unsubscribePush, { body: { endpoint } }),
  ]);
}
