import { expect, test } from 'vitest';
import { type ApiClient, ServerAway } from '#shared/client/api-client.ts';
import { type DraftOrder, draftOrder } from '../../protocol.ts';
import { partialPost } from '../../x-page/posts/posts.ts';
import { writeDraft } from './write-draft.ts';

const order: DraftOrder = {
  choice: { personaId: '00000000-0000-4000-8000-000000000001', tone: null, provider: null },
  point: '',
  variant: 2,
  thread: false,
  about: { kind: 'reply', post: partialPost({ id: '1', author: 'ann', text: 'gm' }) },
};

const written = {
  content: 'draft',
  provider: 'local',
  notes: [],
  draftId: null,
  voiceMatch: 71,
  explanation: ['Engagement 40%'],
  samples: ['gm'],
  messages: {},
};
const done = { type: 'done', draft: { ...written, extra: 1 } };

/** A server that keeps what it was sent. */
async function sentFor(changed: DraftOrder, ends: object[] = [done]) {
  const calls: { path: string; body: unknown }[] = [];
  const texts: string[] = [];
  const client = {
    async *stream(endpoint: { path: string }, input: { body: unknown }) {
      calls.push({ path: endpoint.path, body: input.body });
      yield { type: 'text', text: 'dra' };
      yield* ends;
    },
  } as unknown as ApiClient;
  const { signal } = new AbortController();
  const draft = await writeDraft(client, changed, {
    signal,
    onText: (text) => texts.push(text),
    askDevice: async () => ({ fault: 'failed' }),
  });
  return { draft, texts, ...calls[0] };
}

test('a reply sends the post, the persona and which try this is', async () => {
  const { draft, texts, path, body } = await sentFor(order);
  expect(draft).toEqual(written);
  expect(texts).toEqual(['dra']);
  expect(path).toBe('/api/ai/generate-reply/stream');
  expect(body).toEqual({
    personaId: order.choice.personaId,
    originalTweet: 'gm',
    tweetAuthor: 'ann',
    variant: 2,
  });
});

test('a post without words is described by its quote and its picture', async () => {
  const post = partialPost({
    author: 'ann',
    quoted: { author: 'bob', text: 'theirs' },
    picture: 'A chart of fees',
  });
  const { body } = await sentFor({ ...order, about: { kind: 'reply', post } });
  expect(body).toMatchObject({ originalTweet: '@bob: theirs\n\nA chart of fees' });
});

test('a reply sends what stands with the post and what was shown', async () => {
  const quoted = { author: 'bob', text: 'theirs' };
  const kept = 'https://pbs.twimg.com/media/G1a-_2?format=jpg&name=900x900';
  const pictures = [kept, 'https://pbs.twimg.com/media/a#b'];
  const picture = 'A chart of fees';
  const post = partialPost({ author: 'ann', text: 'own', quoted, picture, pictures });
  const thread = [{ author: 'me', text: 'my turn' }];
  const poll = ['Rollups', 'Mainnet 🔥'];
  const postContext = { thread, card: 'A title', poll };
  const changed: DraftOrder = {
    ...order,
    intent: 'thank',
    shown: ['an earlier draft'],
    about: { kind: 'reply', post, postContext },
  };
  expect(draftOrder.safeParse(changed).success).toBe(true);
  expect((await sentFor(changed)).body).toMatchObject({
    thread,
    quoted,
    linkCard: 'A title',
    poll,
    pictureText: 'A chart of fees',
    pictures: [kept],
    intent: 'thank',
    shown: ['an earlier draft'],
  });
});

test('what the server says of a failure is told, and a stream that breaks off is no draft', async () => {
  const failed = { type: 'failed', error: { message: 'OpenAI is busy.' } };
  await expect(sentFor(order, [failed])).rejects.toThrow('OpenAI is busy.');
  await expect(sentFor(order, [])).rejects.toThrow(ServerAway);
});

test('a quote becomes a post about the quoted one', async () => {
  const { path, body } = await sentFor({
    ...order,
    point: 'agree, but slower',
    about: { kind: 'post', quoted: { author: 'bob', text: 'theirs' } },
  });
  expect(path).toBe('/api/ai/generate-content/stream');
  expect(body).toMatchObject({
    prompt: 'agree, but slower',
    referenceContent: '@bob: theirs',
    variant: 2,
  });
});

test('a quote without a handle and longer than a request may be is cut between two characters', async () => {
  const quoted = { author: '', text: `a${'🚀'.repeat(5_000)}` };
  const { body } = await sentFor({ ...order, about: { kind: 'post', quoted } });
  expect(body).toMatchObject({ prompt: 'Comment on the post of @unknown' });
  const { referenceContent } = body as { referenceContent: string };
  expect(referenceContent).toHaveLength(8_000);
  expect(referenceContent.isWellFormed()).toBe(true);
});

test('a thread is asked for as one, and a single post leaves the kind to the server', async () => {
  const about = { kind: 'post', quoted: null } as const;
  const thread = await sentFor({ ...order, thread: true, about });
  expect(thread.body).toMatchObject({ type: 'thread' });
  expect((await sentFor({ ...order, about })).body).not.toHaveProperty('type');
});

test('an order from a page is checked to the last key', () => {
  expect(draftOrder.safeParse(order).success).toBe(true);
  const wrong = [
    null,
    'text',
    { ...order, url: 'https://evil.example' },
    { ...order, variant: -1 },
    { ...order, requestId: '../../x' },
    { ...order, choice: { ...order.choice, personaId: "1' or 1=1" } },
    { ...order, about: { kind: 'other' } },
    { ...order, about: { kind: 'reply', post: { ...partialPost({}), path: '/api/settings' } } },
  ];
  expect(wrong.map((one) => draftOrder.safeParse(one).success)).toEqual(wrong.map(() => false));
});
