import type { ApiClient } from '#shared/client/api-client.ts';
import { PUSH_WORKER, pushSubscription } from '#shared/client/browser-push.ts';
import { checkPush, getPushKey, subscribePush, unsubscribePush } from '#shared/contracts/push.ts';

/** `blocked`: the person has refused, and only the browser's own settings undo that. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** What this browser can do and does, and the server for it. It asks the person nothing. */
export async function readPushState(api: ApiClient): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await pushSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const { endpoint } = subscription;
  const { subscribed } = await api.call(checkPush, { body: { endpoint } });
  return subscribed ? 'on' : 'off';
}

/** Asks for the permission, on a press only, and subscribes this browser. */
export async function switchPushOn(api: ApiClient): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(api);
  await navigator.serviceWorker.register(scriptUrl());
  const worker = await navigator.serviceWorker.ready;
  const { publicKey } = await api.call(getPushKey);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // One made with another key, by another server on this address, would stand in the way.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    device: navigator.userAgent.slice(0, 100),
  };
  await api.call(subscribePush, { body });
  return 'on';
}

export async function switchPushOff(api: ApiClient): Promise<PushState> {
  const subscription = await pushSubscription();
  if (subscription) {
    await api.call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): {
    createScriptURL(input: string): string;
  };
}

/** The page lets no plain text become a script's address; this one address is ours. */
function scriptUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('push-worker', { createScriptURL: () => PUSH_WORKER });
  return policy?.createScriptURL(PUSH_WORKER) ?? PUSH_WORKER;
}
