import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { answerOf } from './answers.ts';
import { feedTitles } from './feed-answers.ts';
import { feedNames } from './headlines.ts';
import { type Order, World } from './world.ts';

export type MarketSandbox = Awaited<ReturnType<typeof startMarketSandbox>>;

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/**
 * A market on loopback: CoinGecko, the Fear & Greed index and three news feeds, all invented.
 * Throws what keeps it from listening, such as a port in use.
 */
export async function startMarketSandbox(port: number) {
  const world = new World();
  const server = createServer((request, response) => serve(world, request, response));
  const { url, stop } = await listenOnLoopback(server, port);
  return {
    url,
    coinGeckoUrl: `${url}/api/v3`,
    fearGreedUrl: `${url}/fng/`,
    feeds: feedNames.map((name) => ({ url: `${url}/feeds/${name}.xml`, name: feedTitles[name] })),
    /** Every call that arrived. */
    heard: world.heard,
    /** Sets the clock, a price, a headline or a fault. */
    control: (order: Order) => world.obey(order),
    stop,
  };
}

function serve(world: World, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const host = request.headers.host ?? '';
  // A web site whose name points here must not reach us.
  if (!LOOPBACK.test(host)) return void response.writeHead(421).end();
  const fault = world.arrived(url.pathname, request.headers);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'reset') return void request.socket.destroy();
  const answer = answerOf(world, url, request, fault);
  response.writeHead(answer.status, answer.headers);
  if (fault?.kind !== 'cut_body') return void response.end(answer.body);
  response.write(answer.body.slice(0, answer.body.length / 2), () => request.socket.destroy());
}
