import type { IncomingMessage } from 'node:http';
import { type Answer, json, text } from './answer.ts';
import { coinGeckoAnswers, SANDBOX_KEY, tooMany, wrongKey } from './coingecko-answers.ts';
import { fearGreedAnswer } from './fear-greed-answer.ts';
import { badFeeds, feedAnswer, feedOf, newsPage } from './feed-answers.ts';
import type { World } from './world.ts';

const COINGECKO = '/api/v3';

/** What one call is answered with, spoilt by its fault. */
export function answerOf(
  world: World,
  url: URL,
  request: IncomingMessage,
  fault: ReturnType<World['arrived']>,
): Answer {
  const wait = fault?.retryAfterSeconds;
  const headers: Record<string, string> = wait === undefined ? {} : { 'retry-after': `${wait}` };
  if (fault?.kind === 'server_error') return { status: 503, headers, body: 'Overloaded' };
  if (fault?.kind === 'not_json') return text('<html>Just a moment...</html>', 'text/html');
  if (fault?.kind === 'rate_limited' || fault?.kind === 'rate_limited_200') {
    const answer = tooMany(fault.kind === 'rate_limited' ? 429 : 200);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  const { pathname: path, searchParams } = url;
  const coinGecko = path.startsWith(`${COINGECKO}/`)
    ? coinGeckoAnswers[path.slice(COINGECKO.length)]
    : undefined;
  if (coinGecko) {
    const key = request.headers['x-cg-demo-api-key'];
    return key === undefined || key === SANDBOX_KEY ? coinGecko(world, searchParams) : wrongKey();
  }
  if (path === '/fng/') return fearGreedAnswer(world.now());
  const feed = feedOf(path);
  const origin = `http://${request.headers.host}`;
  if (feed) return feedAnswer(world, feed, origin, request.headers['if-none-match']);
  const bad = badFeeds[path];
  if (bad) return text(bad(), 'application/xml');
  return path.startsWith('/news/') ? newsPage() : json({ error: 'Not found' }, 404);
}
