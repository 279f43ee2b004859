import type { ServerResponse } from 'node:http';
import type { Metrics } from '#api/metrics/metrics.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import type { TroupeRequest } from './request/request.ts';

/** How long these take says when somebody left, not how fast we are. */
const streams = new Set<string>(
  Object.values(endpoints)
    .filter((endpoint) => 'events' in endpoint)
    .map(({ path }) => path),
);

/** Counts a request when it is over, under its contract: never under its address, which is the user's. */
export function countRequest(
  request: TroupeRequest,
  response: ServerResponse,
  metrics: Metrics,
): void {
  response.once('close', () => {
    const { pattern: route, method = '', startedAt } = request;
    const seconds = (performance.now() - startedAt) / 1_000;
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    if (route === undefined) {
      metrics.requests.observe({ route: 'unknown', method: 'any', status }, seconds);
    } else {
      const kind = streams.has(route) ? metrics.streams : metrics.requests;
      kind.observe({ route, method, status }, seconds);
    }
  });
}
