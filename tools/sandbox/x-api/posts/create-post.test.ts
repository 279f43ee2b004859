import { expect, test } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const sandbox = testSandbox();
const DUPLICATE = 'You are not allowed to create a Tweet with duplicate content.';

const plain = (detail: string) => ({
  status: 403,
  body: { title: 'Forbidden', status: 403, type: 'about:blank', detail },
});

test('a post is answered with 201, its id and the limits of its author', async () => {
  const author = await sandbox.signIn('first_poster');
  const { status, body, headers } = await author.call('POST', '/2/tweets', {
    text: 'gm <all> & see example.com',
    made_with_ai: true,
    paid_partnership: true,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    data: {
      id: expect.stringMatching(/^\d{19}$/),
      text: expect.stringMatching(/^gm &lt;all&gt; &amp; see https:\/\/t\.co\/\w{10}$/),
      edit_history_tweet_ids: [expect.stringMatching(/^\d{19}$/)],
    },
  });
  expect(headers.get('x-rate-limit-remaining')).toBe('99');
  expect(headers.get('x-user-limit-24hour-remaining')).toBe('2399');
  expect(headers.get('x-transaction-id')).toMatch(/^[0-9a-f]{16}$/);
  expect(sandbox.control.truth().posts.at(-1)).toMatchObject({
    username: 'first_poster',
    text: 'gm <all> & see example.com',
    madeWithAi: true,
    paidPartnership: true,
    deletedAt: null,
  });
});

test('280 weighted characters fit, 281 do not, and a subscription takes long posts', async () => {
  const short = await sandbox.signIn('short_one');
  const long = await sandbox.signIn('nell_blocktime');
  const text = (count: number) => `${'語'.repeat(128)} ${'a'.repeat(count)}`;
  await short.post(text(23));
  expect(await short.call('POST', '/2/tweets', { text: text(24) })).toMatchObject(
    plain('You are not permitted to perform this action.'),
  );
  await long.post(text(24));
  await long.post('b'.repeat(25_000));
  expect((await long.call('POST', '/2/tweets', { text: 'c'.repeat(25_001) })).status).toBe(403);
});

test('a second cashtag is refused, the same one twice as well', async () => {
  const author = await sandbox.signIn('cash_tagger');
  await author.post('only $BTC, not $1INCH, $ABCDEFG or US$5');
  for (const text of ['$BTC and $eth', '$SOL then $SOL']) {
    expect(await author.call('POST', '/2/tweets', { text })).toMatchObject(
      plain('Posts are limited to a maximum of one cashtag ($SYMBOL).'),
    );
  }
});

test('the same text is refused for half a day, and tomorrow it is welcome', async () => {
  const author = await sandbox.signIn('gm_daily');
  await author.post('gm  everyone');
  expect(await author.call('POST', '/2/tweets', { text: ' gm everyone' })).toMatchObject(
    plain(DUPLICATE),
  );
  sandbox.advance(12 * 3_600_000 + 1);
  const next = await sandbox.signIn('gm_daily');
  await next.post('gm everyone');
  const other = await sandbox.signIn('gm_other');
  await other.post('gm everyone');
});

test('a deleted text may be posted again, and the guard can be switched off', async () => {
  const author = await sandbox.signIn('regretful');
  const id = await author.post('oops');
  await author.call('DELETE', `/2/tweets/${id}`);
  await author.post('oops');
  sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  await author.post('oops');
});

test('a reply needs to be summoned: by a mention, or in a thread of one’s own', async () => {
  const writer = await sandbox.signIn('writer');
  const fan = await sandbox.signIn('the_fan');
  const stranger = await writer.post('thoughts on rollups');
  const reply = (target: string) => ({ reply: { in_reply_to_tweet_id: target } });
  expect(await fan.call('POST', '/2/tweets', { text: 'nice', ...reply(stranger) })).toMatchObject(
    plain(
      'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.',
    ),
  );
  const called = await writer.post('what does @The_Fan think?');
  await fan.post('nice', reply(called));
  const thread = await writer.post('two', reply(stranger));
  await writer.post('three', reply(thread));
  await writer.call('DELETE', `/2/tweets/${thread}`);
  const gone = await writer.call('POST', '/2/tweets', { text: 'four', ...reply(thread) });
  expect(gone.status).toBe(403);
});

test('the mentions that open a reply do not count as characters', async () => {
  const author = await sandbox.signIn('long_reply');
  const root = await author.post('root');
  const text = `@long_reply @someone ${'a'.repeat(280)}`;
  await author.post(text, { reply: { in_reply_to_tweet_id: root } });
  expect((await author.call('POST', '/2/tweets', { text })).status).toBe(403);
});

test.each([
  ['an unknown key', { text: 'a', mood: 'good' }, 'mood'],
  ['no text and no media', {}, 'text'],
  ['only spaces', { text: '  ' }, 'text'],
  ['a number for a text', { text: 5 }, 'text'],
  ['no object', 'text', ''],
])('a body with %s is a 400', async (_, body, at) => {
  const author = await sandbox.signIn('malformed');
  const answer = await author.call('POST', '/2/tweets', body);
  expect(answer).toMatchObject({
    status: 400,
    body: { title: 'Invalid Request', type: 'https://api.x.com/2/problems/invalid-request' },
  });
  expect(JSON.stringify(answer.body)).toContain(`$.${at}`);
});

test('a token without tweet.write may not post', async () => {
  const reader = await sandbox.signIn('reader', 'tweet.read users.read');
  expect((await reader.call('POST', '/2/tweets', { text: 'hi' })).status).toBe(403);
  const posts = sandbox.control.truth().posts.filter(({ username }) => username === 'reader');
  expect(posts).toEqual([]);
});

test('a reset after acceptance leaves the post standing; one before leaves none', async () => {
  const author = await sandbox.signIn('unlucky');
  const texts = () =>
    sandbox.control
      .truth()
      .posts.filter(({ username }) => username === 'unlucky')
      .map(({ text }) => text);
  for (const kind of ['reset_before', 'reset_after', 'cut_body'] as const) {
    sandbox.control.fault({ kind, endpoint: 'create' });
    await expect(author.call('POST', '/2/tweets', { text: kind })).rejects.toThrow();
  }
  expect(texts()).toEqual(['reset_after', 'cut_body']);
});
