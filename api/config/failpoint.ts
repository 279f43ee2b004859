import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** The steps of publishing at which a test can kill the process, as a power cut would. */
export const failpoints = [
  'after_claim',
  'intent',
  'send',
  'response',
  'record',
  'during_reconcile',
  'during_refresh',
] as const;
export type Failpoint = (typeof failpoints)[number];

/** Kills this process without a trace if it was started with this failpoint (`TROUPE_FAILPOINT`). */
export function failAt(step: Failpoint, env: { TROUPE_FAILPOINT?: Failpoint | undefined }): void {
  if (env.TROUPE_FAILPOINT !== step) return;
  if (step !== 'send') process.kill(process.pid, 'SIGKILL');
  // The request has to be on its way: the process dies when the last byte of it is handed over.
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    request.once('finish', () => process.kill(process.pid, 'SIGKILL'));
  });
}
