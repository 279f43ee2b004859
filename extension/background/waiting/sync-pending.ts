import type { ApiClient } from '#shared/client/api-client.ts';
import { sendReports } from '../drafts/used-reports.ts';
import { keepAlive } from '../keep-alive.ts';
import { writeWaiting } from './waiting-drafts.ts';

let running = false;
let wanted: { client: ApiClient; place: string } | null = null;

/**
 * Does what had to wait for the server: reports first, then drafts. What fails stays kept. Asked
 * while it runs, it looks once more at its end: something may have come to wait since it began.
 */
export async function syncPending(client: ApiClient, place: string): Promise<void> {
  wanted = { client, place };
  if (running) return;
  running = true;
  while (wanted) {
    const turn: NonNullable<typeof wanted> = wanted;
    wanted = null;
    try {
      await sendReports(turn.client, turn.place);
      await keepAlive(writeWaiting(turn.client, turn.place));
    } catch {
      // The server went away again; the next answer of it starts anew.
    }
  }
  running = false;
}
