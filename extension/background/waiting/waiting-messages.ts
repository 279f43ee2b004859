import { getCurrentUser } from '#shared/contracts/auth.ts';
import { readConnection } from '../../storage.ts';
import { on } from '../answer-messages.ts';
import { done } from '../results.ts';
import { withClient } from '../session/session.ts';
import { discardWaiting, keepWaiting, reviveWaiting } from './waiting-drafts.ts';

/** What the side panel may do with the orders that wait for the server. */
export function answerWaitingMessages(): void {
  on('retryWaiting', async (id) => {
    if (id !== null) await reviveWaiting(id);
    return withClient(async (client) => {
      // Any answer says that the server is back; what waits follows it.
      await client.call(getCurrentUser);
      return null;
    });
  });

  on('waitForServer', async (order) => {
    await keepWaiting(order, (await readConnection()).apiUrl);
    return done;
  });

  on('discardWaiting', async (id) => {
    await discardWaiting(id);
    return done;
  });
}
