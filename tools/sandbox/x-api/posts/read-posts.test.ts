import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Answered, testSandbox } from '../testing/sandbox.ts';

const sandbox = testSandbox();
const me = z.object({ data: z.object({ id: z.string() }) });
const page = z.object({
  data: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
  meta: z.object({ next_token: z.string().optional() }).optional(),
});

async function signIn(username: string) {
  const user = await sandbox.signIn(username);
  const { id } = me.parse((await user.call('GET', '/2/users/me')).body).data;
  return { ...user, id };
}

const idsIn = ({ body }: Answered) => page.parse(body).data.map(({ id }) => id);

test('a post has the fields that were asked for, with links as entities', async () => {
  const author = await signIn('field_reader');
  const root = await author.post('root');
  const reply = { reply: { in_reply_to_tweet_id: root } };
  const id = await author.post('é www.example.com/a?b=1 & more', reply);
  const fields = 'created_at,entities,referenced_tweets';
  const { body } = await author.call('GET', `/2/tweets?ids=${id}&tweet.fields=${fields}`);
  expect(body).toEqual({
    data: [
      {
        id,
        text: expect.stringMatching(/^é https:\/\/t\.co\/\w{10} &amp; more$/),
        edit_history_tweet_ids: [id],
        created_at: new Date(sandbox.now()).toISOString(),
        entities: {
          urls: [
            {
              start: 2,
              end: 25,
              url: expect.stringMatching(/^https:\/\/t\.co\//),
              expanded_url: 'http://www.example.com/a?b=1',
              display_url: 'example.com/a?b=1',
            },
          ],
        },
        referenced_tweets: [{ type: 'replied_to', id: root }],
      },
    ],
  });
});

test('the newer names are answered after the renaming', async () => {
  const author = await signIn('new_names');
  const id = await author.post('named anew');
  sandbox.control.fault({ kind: 'naming', names: 'post' });
  const { body } = await author.call('GET', `/2/tweets?ids=${id}&tweet.fields=public_metrics`);
  expect(body).toMatchObject({
    data: [{ edit_history_post_ids: [id], public_metrics: { repost_count: 0 } }],
  });
  expect(JSON.stringify(body)).not.toContain('tweet');
});

test('many posts come as a list, with the missing ones as errors', async () => {
  const author = await signIn('lister');
  const ids = [await author.post('one'), await author.post('two')];
  await author.call('DELETE', `/2/tweets/${ids[0]}`);
  const { status, body } = await author.call('GET', `/2/tweets?ids=${ids.join(',')}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [{ id: ids[1] }],
    errors: [{ resource_id: ids[0], resource_type: 'tweet', title: 'Not Found Error' }],
  });
});

test('only its author deletes a post', async () => {
  const author = await signIn('owner_of_it');
  const other = await signIn('not_owner');
  const id = await author.post('mine');
  expect((await other.call('DELETE', `/2/tweets/${id}`)).status).toBe(403);
  const deletion = () => author.call('DELETE', `/2/tweets/${id}`);
  expect((await deletion()).body).toEqual({ data: { deleted: true } });
  expect((await deletion()).body).toEqual({ data: { deleted: false } });
});

test('a timeline pages backwards and shows each post once', async () => {
  const author = await signIn('pager');
  const posted: string[] = [];
  for (let number = 1; number <= 12; number += 1) posted.unshift(await author.post(`no ${number}`));
  const path = `/2/users/${author.id}/tweets?max_results=5`;
  const seen: string[] = [];
  let token: string | undefined;
  do {
    const next = token === undefined ? '' : `&pagination_token=${token}`;
    const answer = await author.call('GET', path + next);
    seen.push(...idsIn(answer));
    token = page.parse(answer.body).meta?.next_token;
    if (seen.length === 5) await author.post('in between');
  } while (token !== undefined);
  expect(seen).toEqual(posted);
});

test('a timeline can start at an instant', async () => {
  const author = await signIn('bounded');
  await author.post('first');
  sandbox.advance(60_000);
  const between = encodeURIComponent(new Date(sandbox.now()).toISOString());
  const second = await author.post('second');
  const path = `/2/users/${author.id}/tweets?start_time=${between}`;
  expect(idsIn(await author.call('GET', path))).toEqual([second]);
});

test('a slow timeline shows posts late, while reading them by id does not wait', async () => {
  const author = await signIn('slow_one');
  sandbox.control.fault({ kind: 'slow_timeline', delaySeconds: 5 });
  const id = await author.post('just now');
  const path = `/2/users/${author.id}/tweets`;
  expect((await author.call('GET', path)).body).toEqual({ meta: { result_count: 0 } });
  expect(idsIn(await author.call('GET', `/2/tweets?ids=${id}`))).toEqual([id]);
  sandbox.advance(5_000);
  expect(idsIn(await author.call('GET', path))).toEqual([id]);
});

test('figures grow with the clock; private ones are the author’s, for thirty days', async () => {
  const author = await signIn('kit_ferro');
  const id = await author.post('watch this');
  const path = `/2/tweets?ids=${id}&tweet.fields=public_metrics,non_public_metrics`;
  const shape = z.object({
    data: z.tuple([
      z.object({
        public_metrics: z.object({ impression_count: z.number() }),
        non_public_metrics: z.object({ engagements: z.number() }).optional(),
      }),
    ]),
  });
  const read = async (user: { call: typeof author.call }) =>
    shape.parse((await user.call('GET', path)).body).data[0];
  const counts = [(await read(author)).public_metrics.impression_count];
  for (let day = 0; day < 3; day += 1) {
    sandbox.advance(6 * 3_600_000);
    const again = await signIn('kit_ferro');
    counts.push((await read(again)).public_metrics.impression_count);
  }
  expect(counts[0]).toBe(0);
  expect(new Set(counts).size).toBe(4);
  expect(counts.toSorted((one, two) => one - two)).toEqual(counts);
  const other = await signIn('curious');
  expect((await read(other)).non_public_metrics).toBeUndefined();
  expect((await read(await signIn('kit_ferro'))).non_public_metrics).toBeDefined();
  sandbox.advance(30 * 86_400_000);
  const late = await (await signIn('kit_ferro')).call('GET', path);
  expect(late.body).toMatchObject({ errors: [{ field: 'non_public_metrics' }] });
});

test('a long post is cut in its text and whole in its note', async () => {
  const author = await signIn('nell_blocktime');
  const id = await author.post('word '.repeat(100));
  const { body } = await author.call('GET', `/2/tweets?ids=${id}&tweet.fields=note_tweet`);
  expect(body).toMatchObject({
    data: [{ text: expect.stringMatching(/…$/), note_tweet: { text: 'word '.repeat(100) } }],
  });
});

test.each([
  '/2/tweets?ids=abc',
  '/2/tweets?ids=1&mood=good',
  '/2/tweets?ids=1&tweet.fields=mood',
  '/2/users/1/tweets?max_results=4',
  '/2/users/1/tweets?start_time=yesterday',
  '/2/users/me?user.fields=shoe_size',
])('%s is a 400 that names the parameter', async (path) => {
  const reader = await signIn('kit_ferro');
  const { status, body } = await reader.call('GET', path);
  expect(status).toBe(400);
  expect(body).toMatchObject({ title: 'Invalid Request' });
});

test('a user is found by name in any case, and a missing one is an error in a 200', async () => {
  const reader = await signIn('kit_ferro');
  const path = '/2/users/by/username/';
  expect((await reader.call('GET', `${path}KIT_FERRO`)).body).toMatchObject({
    data: { id: reader.id, username: 'kit_ferro' },
  });
  expect(await reader.call('GET', `${path}nobody_here`)).toMatchObject({
    status: 200,
    body: { errors: [{ resource_type: 'user', value: 'nobody_here' }] },
  });
});
