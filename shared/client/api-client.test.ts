import { afterEach, expect, test, vi } from 'vitest';
import { streamReply } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { learnServerTime, serverTime } from '#shared/lib/time/server-time.ts';
import { somePage } from '#shared/ui/testing/people.ts';
import { createApiClient, ServerAway } from './api-client.ts';
import { createOwnPage } from './own-page.ts';

afterEach(() => vi.unstubAllGlobals());

const client = createApiClient({
  baseUrl: 'http://a',
  credentials: 'omit',
  page: createOwnPage(somePage),
});

/** What a browser answers where the connection is lost after so much of the body. */
function brokenAfter(begun: string): Response {
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('network error'));
      isSent = true;
      controller.enqueue(new TextEncoder().encode(begun));
    },
  });
  return new Response(body);
}

test('a network that is lost, before or within an answer, is a server away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.call(listPersonas)).rejects.toThrow(ServerAway);
  vi.stubGlobal('fetch', async () => brokenAfter('[{"id":'));
  await expect(client.call(listPersonas)).rejects.toThrow(ServerAway);
  vi.stubGlobal('fetch', async () => brokenAfter('data: {"type":"text","text":"g"}\n\n'));
  const heard: unknown[] = [];
  const listen = async () => {
    const body = { originalTweet: 'gm', tweetAuthor: 'ann' };
    for await (const event of client.stream(streamReply, { body })) heard.push(event);
  };
  await expect(listen()).rejects.toThrow(ServerAway);
  expect(heard).toEqual([{ type: 'text', text: 'g' }]);
});

test('what the person stopped, and an answer that is none, are not', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stopped', 'AbortError')));
  await expect(client.call(listPersonas)).rejects.toMatchObject({ name: 'AbortError' });
  vi.stubGlobal('fetch', async () => new Response('<html>'));
  await expect(client.call(listPersonas)).rejects.toThrow(SyntaxError);
});

test('every answer, also a refusal, tells what time it is', async () => {
  const date = 'Wed, 18 Nov 2099 10:00:00 GMT';
  vi.stubGlobal('fetch', async () => new Response('', { status: 500, headers: { date } }));
  await expect(client.call(listPersonas)).rejects.toThrow('500');
  expect(new Date(serverTime()).toUTCString()).toBe(date);
  learnServerTime(new Date().toUTCString());
});
