import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { NewsFeed } from '#api/providers/market/news-feed.ts';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { answerOf } from './answers.ts';
import { feedTitles } from './feed-answers.ts';
import { feedNames } from './headlines.ts';
import { type Order, order, World } from './world.ts';

export interface MarketSandbox {
  url: string;
  coinGeckoUrl: string;
  fearGreedUrl: string;
  feeds: NewsFeed[];
  /** Every call that arrived. */
  heard: World['heard'];
  /** Sets the clock, a price, a headline or a fault; throws a ZodError for anything else. */
  control(order: Order): void;
  stop(): Promise<void>;
}

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;
const MOST_BYTES = 64 * 1024;

/**
 * A market on loopback: CoinGecko, the Fear & Greed index and three news feeds, all invented.
 * Throws what keeps it from listening, such as a port in use.
 */
export async function startMarketSandbox(port: number): Promise<MarketSandbox> {
  const world = new World();
  const server = createServer((request, response) => {
    void serve(world, request, response);
  });
  const { url, stop } = await listenOnLoopback(server, port);
  return {
    url,
    coinGeckoUrl: `${url}/api/v3`,
    fearGreedUrl: `${url}/fng/`,
    feeds: feedNames.map((name) => ({ url: `${url}/feeds/${name}.xml`, name: feedTitles[name] })),
    heard: world.heard,
    control: (given) => world.obey(given),
    stop,
  };
}

async function serve(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const host = request.headers.host ?? '';
  // A web site whose name points here must not reach us.
  if (!LOOPBACK.test(host)) return void response.writeHead(421).end();
  if (request.method === 'POST' && url.pathname === '/sandbox/control') {
    return takeOrder(world, request, response);
  }
  const fault = world.arrived(url.pathname, request.headers);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'reset') return void request.socket.destroy();
  const answer = answerOf(world, url, request, fault);
  response.writeHead(answer.status, answer.headers);
  if (fault?.kind !== 'cut_body') return void response.end(answer.body);
  response.write(answer.body.slice(0, answer.body.length / 2), () => request.socket.destroy());
}

async function takeOrder(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // No page of another site may: a form sends another type, and anything else says where it is from.
  const site = request.headers['sec-fetch-site'] ?? 'none';
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  if (site !== 'none' || !isJson) return void response.writeHead(403).end();
  const given = order.safeParse(await readJson(request));
  if (!given.success) return void response.writeHead(400).end(given.error.message);
  world.obey(given.data);
  response.writeHead(204).end();
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BYTES) return undefined;
  }
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
