import type pg from 'pg';
import { withClient } from './with-client.ts';

/**
 * Ends a connection on the server too, whatever it does there: a closed socket alone leaves a long
 * statement running, and the lock that it holds or waits for.
 */
export function terminateOnAbort(
  client: pg.ClientBase,
  url: string,
  signal: AbortSignal | undefined,
): void {
  const { processID } = client as { processID?: number };
  const terminate = () => {
    void withClient({ connectionString: url }, (other) =>
      other.query('select pg_terminate_backend($1)', [processID]),
    ).catch(() => {});
  };
  if (signal?.aborted) terminate();
  signal?.addEventListener('abort', terminate, { once: true });
  // Its number may be another's later.
  client.once('end', () => signal?.removeEventListener('abort', terminate));
}
