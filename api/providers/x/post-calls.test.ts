import { beforeEach, expect, it } from 'vitest';
import { testSandbox, testXApp } from '#tools/sandbox/x-api/testing/sandbox.ts';
import type { NewPost } from './post-calls.ts';
import { createXClient } from './x-client.ts';
import type { XError } from './x-error.ts';

const sandbox = testSandbox();
beforeEach(() => sandbox.control.fault({ kind: 'rate_limits', on: false }));
const client = (apiUrl = sandbox.url, timeLimitMs = 20_000) =>
  createXClient({ apiUrl, authorizeUrl: '', ...testXApp, timeLimitMs });
const post = (text: string, more: Partial<NewPost> = {}): NewPost => ({
  text,
  replyTo: null,
  mediaIds: [],
  madeWithAi: false,
  paidPartnership: false,
  ...more,
});
const person = async () => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  const { id } = await client().me(accessToken);
  return { accessToken, id };
};
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error as XError,
  );

it.each(['tweet', 'post'] as const)(
  'reads back what it published, by the %s names',
  async (names) => {
    sandbox.control.fault({ kind: 'naming', names });
    const { accessToken, id: userId } = await person();
    const since = new Date(sandbox.now());
    const root = await client().createPost(
      accessToken,
      post(`see https://a.com/${names} & more`, { madeWithAi: true, paidPartnership: true }),
    );
    const answer = await client().createPost(accessToken, post(`a ${names}`, { replyTo: root.id }));
    const { posts, isWhole } = await client().ownPosts(accessToken, userId, since);
    expect(isWhole).toBe(true);
    expect(posts.slice(0, 2)).toMatchObject([
      { id: answer.id, text: `a ${names}`, replyTo: root.id, hasMedia: false },
      {
        id: root.id,
        text: expect.stringMatching(/^see https:\/\/t\.co\/\w+ &amp; more$/),
        replyTo: null,
        links: [{ target: `https://a.com/${names}` }],
        createdAt: sandbox.now(),
      },
    ]);
    const [truth] = sandbox.control.truth().posts.filter(({ id }) => id === root.id);
    expect(truth).toMatchObject({ madeWithAi: true, paidPartnership: true });
  },
);

it('reads a timeline over several pages, and says when there was more than it reads', async () => {
  sandbox.advance(60_000);
  const { accessToken, id: userId } = await person();
  const since = new Date(sandbox.now());
  for (let at = 0; at < 130; at += 1) await client().createPost(accessToken, post(`number ${at}`));
  const some = await client().ownPosts(accessToken, userId, since);
  expect(some.posts).toHaveLength(130);
  expect(some.isWhole).toBe(true);
  for (let at = 130; at < 510; at += 1)
    await client().createPost(accessToken, post(`number ${at}`));
  const most = await client().ownPosts(accessToken, userId, since);
  expect(most.posts).toHaveLength(500);
  expect(most.isWhole).toBe(false);
});

it('reads a page of posts as long as a subscription allows', async () => {
  sandbox.advance(60_000);
  const { accessToken } = await sandbox.signIn('nell_blocktime');
  const { id: userId } = await client().me(accessToken);
  const since = new Date(sandbox.now());
  const long = '市場'.repeat(5_000);
  for (let at = 0; at < 40; at += 1) await client().createPost(accessToken, post(`${long}${at}`));
  const { posts, isWhole } = await client().ownPosts(accessToken, userId, since);
  expect(isWhole).toBe(true);
  const written = posts.map(({ text }) => text);
  expect(written.reverse()).toEqual(Array.from({ length: 40 }, (_, at) => `${long}${at}`));
});

it('deletes once, and a second time without complaint', async () => {
  const { accessToken } = await person();
  const { id } = await client().createPost(accessToken, post('to be deleted'));
  expect(await client().deletePost(accessToken, id)).toBe(true);
  expect(await client().deletePost(accessToken, id)).toBe(false);
});

it('knows what X provably never had from what it may have', async () => {
  const { accessToken } = await person();
  const nobody = client('http://127.0.0.1:1');
  const refused = await errorOf(nobody.createPost(accessToken, post('to nobody')));
  expect(refused?.more.unsent).toBe(true);
  const noName = client('http://nobody.invalid');
  expect((await errorOf(noName.createPost(accessToken, post('to nobody'))))?.more.unsent).toBe(
    true,
  );
  for (const kind of ['reset_before', 'hang_before', 'hang_after', 'cut_body'] as const) {
    sandbox.control.fault({ kind, endpoint: 'create' });
    const hasty = client(sandbox.url, 300);
    const error = await errorOf(hasty.createPost(accessToken, post(`lost by ${kind}`)));
    expect(error, kind).toMatchObject({ kind: 'temporary', more: { unsent: false } });
  }
});

it('tells a page in front of X from an answer of X', async () => {
  const { accessToken } = await person();
  sandbox.control.fault({ kind: 'web_page', endpoint: 'create' });
  const page = await errorOf(client().createPost(accessToken, post('blocked')));
  expect(page).toMatchObject({ status: 403, more: { notFromApi: true } });
  const own = await errorOf(client().createPost(accessToken, post('$BTC $ETH')));
  expect(own).toMatchObject({ status: 403, more: { notFromApi: false } });
});
