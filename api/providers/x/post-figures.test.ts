import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createXClient } from './x-client.ts';

const metrics = {
  impression_count: 100,
  like_count: 5,
  retweet_count: 2,
  reply_count: 1,
  quote_count: 0,
  bookmark_count: 3,
};
const reached = {
  impressions: 100,
  likes: 5,
  reposts: 2,
  replies: 1,
  quotes: 0,
  bookmarks: 3,
  urlClicks: null,
  profileClicks: null,
};
const problem = (id: string, type: string, key = 'resource_id') => ({
  [key]: id,
  title: 'Not so',
  detail: 'Not so.',
  type: `https://api.twitter.com/2/problems/${type}`,
});

/** X on loopback, answering the calls one after the other; answers what was asked. */
async function xAnswering(...bodies: unknown[]) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x'));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(bodies[asked.length - 1]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const x = createXClient({ apiUrl, authorizeUrl: '', clientId: '', clientSecret: '' });
  return { asked, read: (...ids: string[]) => x.postFigures('token', ids) };
}

it('asks for all posts at once, and for what only their owner sees', async () => {
  const own = { impression_count: 100, url_link_clicks: 4, user_profile_clicks: 7 };
  const { asked, read } = await xAnswering({
    data: [{ id: '1', text: 'gm', public_metrics: metrics, non_public_metrics: own }],
  });
  expect(await read('1', '2')).toEqual({
    figures: [{ id: '1', ...reached, urlClicks: 4, profileClicks: 7 }],
    gone: [],
  });
  expect(asked[0]?.searchParams.get('ids')).toBe('1,2');
  expect(asked[0]?.searchParams.get('tweet.fields')).toBe('public_metrics,non_public_metrics');
});

it('asks once more, without that, for posts that are left out because of it', async () => {
  const { asked, read } = await xAnswering(
    {
      data: [{ id: '1', public_metrics: metrics }],
      errors: [
        problem('1', 'not-authorized-for-field'),
        problem('2', 'not-authorized-for-field', 'value'),
      ],
    },
    { data: [{ id: '2', public_metrics: { ...metrics, like_count: 9 } }] },
  );
  const { figures } = await read('1', '2');
  expect(figures).toEqual([
    { id: '1', ...reached },
    { id: '2', ...reached, likes: 9 },
  ]);
  expect(asked.map(({ searchParams }) => searchParams.get('ids'))).toEqual(['1,2', '2']);
  expect(asked[1]?.searchParams.get('tweet.fields')).toBe('public_metrics');
});

it('tells posts that are gone from those X would not speak of', async () => {
  const { read } = await xAnswering({
    errors: [
      problem('1', 'resource-not-found'),
      problem('2', 'not-authorized-for-resource'),
      problem('9', 'resource-not-found'),
    ],
  });
  expect(await read('1', '2')).toEqual({ figures: [], gone: ['1'] });
});

it('takes what it can read of a strange answer', async () => {
  const odd = { ...metrics, retweet_count: 'many' };
  const { read } = await xAnswering({
    data: [
      null,
      { id: '1' },
      { id: '2', public_metrics: { ...odd, repost_count: 8, like_count: -3 } },
      'text',
    ],
    errors: [null, 7, {}],
  });
  const { figures } = await read('1', '2');
  expect(figures).toEqual([{ id: '2', ...reached, reposts: 8, likes: 0 }]);
});

it('says that it cannot read what is no answer at all', async () => {
  for (const body of [[], { ok: true }, 'gm', null]) {
    const { read } = await xAnswering(body);
    await expect(read('1')).rejects.toMatchObject({ kind: 'temporary' });
  }
});
