import { browser } from 'wxt/browser';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { onMessage, type Result } from '../../messages.ts';
import { readConnection } from '../../storage.ts';
import { draftOrder } from '../drafts/draft-order.ts';
import { isOwnPage } from '../session/sender.ts';
import { withClient } from '../session/session.ts';
import { discardWaiting, keepWaiting, reviveWaiting } from './waiting-drafts.ts';

/** What the side panel may do with the orders that wait for the server. */
export function answerWaitingMessages(): void {
  onMessage('retryWaiting', async ({ data: id, sender }): Promise<Result<null>> => {
    if (!isOwnPage(sender, browser.runtime)) return nothing;
    if (id !== null) await reviveWaiting(String(id));
    return withClient(async (client) => {
      // Any answer says that the server is back; what waits follows it.
      await client.call(getCurrentUser);
      return nothing;
    });
  });

  onMessage('waitForServer', async ({ data, sender }): Promise<Result<null>> => {
    const order = draftOrder.safeParse(data);
    if (!order.success || !isOwnPage(sender, browser.runtime)) return nothing;
    await keepWaiting(order.data, (await readConnection()).apiUrl);
    return nothing;
  });

  onMessage('discardWaiting', async ({ data: id, sender }): Promise<Result<null>> => {
    if (isOwnPage(sender, browser.runtime)) await discardWaiting(String(id));
    return nothing;
  });
}

const nothing = { ok: true, value: null } as const;
