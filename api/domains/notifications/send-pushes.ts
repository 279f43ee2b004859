import type { Context } from '#api/context.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { type PushKeys, sendPush } from '#api/providers/push/send-push.ts';
import { storedText } from '#shared/lib/i18n/localize-message.ts';
import { comma } from '#shared/lib/i18n/separators.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import {
  type ClaimedPush,
  claimPushes,
  dropDeliveries,
  dropSubscription,
  markFailed,
  noticeDeliveries,
} from './delivery-queue.ts';
import { openSubscription } from './push-subscriptions.ts';
import { vapidKeys } from './vapid-keys.ts';

const BROWSERS_AT_ONCE = 10;
/** Of more than these a browser shows one sentence. */
const MOST_SINGLE = 3;

/** Pushes what is due, each browser's in one go. */
export async function sendPushes(ctx: Context): Promise<void> {
  for (;;) {
    const claimed = await claimPushes(ctx.across);
    if (claimed.length === 0) return;
    const keys = await vapidKeys(ctx);
    const ids = new Set(claimed.map(({ subscriptionId }) => subscriptionId));
    const browsers = [...ids].map((id) => claimed.filter((push) => push.subscriptionId === id));
    for (let at = 0; at < browsers.length; at += BROWSERS_AT_ONCE) {
      const turn = browsers.slice(at, at + BROWSERS_AT_ONCE);
      await Promise.all(turn.map((pushes) => pushTo(ctx, keys, pushes)));
    }
  }
}

async function pushTo(ctx: Context, keys: PushKeys, pushes: ClaimedPush[]): Promise<void> {
  const [first] = pushes as [ClaimedPush];
  const { env, across } = ctx;
  const sender = {
    keys,
    // Whom a push service may turn to: it wants an https address.
    subject: env.SECURE ? env.PUBLIC_URL : 'mailto:troupe@localhost',
    allowLoopback: env.NODE_ENV === 'test' && !env.PRODUCTION,
  };
  const waiting = new Set(pushes.map(({ deliveryId }) => deliveryId));
  const done = async (ids: string[]) => {
    await dropDeliveries(across, noticeDeliveries(ids));
    for (const id of ids) waiting.delete(id);
  };
  try {
    const subscription = openSubscription(ctx.sealer, first.workspaceId, first);
    const unread = pushes.filter(({ isRead }) => !isRead);
    for (const { ids, text } of textsOf(unread, await serverTranslator(first.language))) {
      if ((await sendPush(subscription, text, sender)) === 'gone') {
        await dropSubscription(across, first.subscriptionId);
        return;
      }
      await done(ids);
    }
    // What was read meanwhile.
    if (waiting.size > 0) await done([...waiting]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'A push was not taken; it is tried again');
    await markFailed(across, noticeDeliveries([...waiting]));
  }
}

/**
 * What the service worker shows, with the deliveries it stands for: title, message, their language,
 * and where a press leads. Pushed again after a lost answer, `tag` puts it in its own place.
 */
function textsOf(pushes: ClaimedPush[], translator: Translator) {
  if (pushes.length === 0) return [];
  const { language: lang, tn } = translator;
  const notifications = pushes.map((push) => ({
    ids: [push.deliveryId],
    title: storedText(push.title, push.titleMessage, translator),
    message: storedText(push.message, push.bodyMessage, translator),
    link: push.link,
  }));
  const summary = {
    ids: pushes.map(({ deliveryId }) => deliveryId),
    title: tn(pushes.length, '{n} new notification', '{n} new notifications'),
    message: notifications.map(({ title }) => title).join(comma(translator)),
    link: null,
  };
  const shown = pushes.length <= MOST_SINGLE ? notifications : [summary];
  return shown.map(({ ids, title, message, link }) => ({
    ids,
    text: JSON.stringify({
      lang,
      tag: ids[0],
      title: title.slice(0, 200),
      message: message.slice(0, 500),
      link: link ?? '/notifications',
    }),
  }));
}
