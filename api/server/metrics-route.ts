import type { Context } from '#api/context.ts';
import { noSuchCall } from '#api/errors/app-error.ts';
import { mayReadMetrics } from '#api/http/auth/may-read-metrics.ts';
import type { App } from '#api/http/mount.ts';

/** `GET /api/metrics`, for Prometheus: no contract, as no client of ours reads it. */
export function mountMetrics(app: App, ctx: Context): void {
  app.get('/api/metrics', async (call) => {
    const { incoming } = call.env;
    const { headers, socket } = incoming;
    const { remoteAddress } = socket;
    // Who may not read it does not learn that it is there.
    if (!mayReadMetrics({ headers, remoteAddress }, ctx.env.METRICS_TOKEN)) throw noSuchCall();
    incoming.pattern = '/api/metrics';
    return new Response(await ctx.metrics.text(), {
      headers: { 'content-type': ctx.metrics.contentType },
    });
  });
}
