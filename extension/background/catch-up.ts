import type { ApiClient } from '#shared/client/api-client.ts';
import { sendReports } from './used-reports.ts';
import { writeWaiting } from './waiting-drafts.ts';

let running = false;

/** Does what had to wait for the server: reports first, then drafts. What fails stays kept. */
export async function catchUp(client: ApiClient, apiUrl: string): Promise<void> {
  if (running) return;
  running = true;
  try {
    await sendReports(client, apiUrl);
    await writeWaiting(client, apiUrl);
  } catch {
    // The server went away again; the next answer of it starts anew.
  } finally {
    running = false;
  }
}
