import { getCurrentUser } from '#shared/contracts/auth.ts';
import { placeOf } from '../../connection.ts';
import { readConnection } from '../../storage.ts';
import { on } from '../answer-messages.ts';
import { done } from '../results.ts';
import { serverOf } from '../session/place.ts';
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
    const { apiUrl, page } = await readConnection();
    const place = order.place ?? (page ? placeOf(apiUrl, page) : undefined);
    await keepWaiting(order, {
      apiUrl: place ? serverOf(place) : apiUrl,
      ...(place ? { place } : {}),
    });
    return done;
  });

  on('discardWaiting', async (id) => {
    await discardWaiting(id);
    return done;
  });
}
