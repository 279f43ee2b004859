import { expect, test } from 'vitest';
import { rootPost } from '../../x-web/data/post-variants.ts';
import type { PagePost, TimelineAnswer } from '../../x-web/posted/timeline-answer.ts';
import { testSandbox } from '../testing/sandbox.ts';

const sandbox = testSandbox();

async function timeline(): Promise<TimelineAnswer> {
  return (await (await fetch(`${sandbox.url}/sandbox/timeline`)).json()) as TimelineAnswer;
}

async function press(post: Partial<PagePost>, headers: Record<string, string> = {}) {
  const whole = { username: 'kit_ferro', texts: [], replyTo: null, quoted: null, ...post };
  const answer = await fetch(`${sandbox.url}/sandbox/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(whole),
  });
  const text = await answer.text();
  const body = answer.status < 500 && text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, ids: (body.ids ?? []) as string[], detail: body.detail };
}

const texts = async () => (await timeline()).posts.map(({ text }) => text);

test('the page sees what the API published, newest first and without what was deleted', async () => {
  const user = await sandbox.signIn('seen_here');
  const first = await user.post('the first one');
  sandbox.advance(1_000);
  const reply = await user.post('its second part', {
    reply: { in_reply_to_tweet_id: first },
    made_with_ai: true,
  });
  const gone = await user.post('soon gone');
  await user.call('DELETE', `/2/tweets/${gone}`);
  const { posts } = await timeline();
  expect(posts.map(({ id }) => id)).toEqual([reply, first]);
  expect(posts[0]).toMatchObject({ username: 'seen_here', replyTo: first, madeWithAi: true });
  expect(posts[1]).toMatchObject({ text: 'the first one', counts: { replies: 1 } });
});

test('who signed in last is offered first, each once, then the invented ones', async () => {
  await sandbox.signIn('early_bird');
  await sandbox.signIn('late_riser');
  await sandbox.signIn('early_bird');
  const { users } = await timeline();
  expect(users.slice(0, 2)).toEqual(['early_bird', 'late_riser']);
  expect(users).toContain('kit_ferro');
  expect(new Set(users).size).toBe(users.length);
});

test('a press of Post is published, and the API reads it', async () => {
  const user = await sandbox.signIn('presser');
  const { status, ids } = await press({ username: 'presser', texts: [' pressed by hand '] });
  expect(status).toBe(201);
  const read = await user.call('GET', `/2/tweets?ids=${ids[0]}`);
  expect(read.body).toMatchObject({ data: [{ text: 'pressed by hand' }] });
});

test('a thread answers itself part by part, and is published whole or not at all', async () => {
  const { ids } = await press({ texts: ['part one', 'part two', 'part three'] });
  const { posts } = await timeline();
  const answered = ids.map((id) => posts.find((post) => post.id === id)?.replyTo);
  expect(answered).toEqual([null, ids[0], ids[1]]);
  expect((await press({ texts: ['a good part', 'x'.repeat(281)] })).status).toBe(403);
  expect(await texts()).not.toContain('a good part');
});

test('a person may answer and quote anybody, also a post that the page invents', async () => {
  const user = await sandbox.signIn('stranger');
  const target = await user.post('nobody is mentioned here');
  for (const id of [target, rootPost(3).id]) {
    expect((await press({ texts: [`answer to ${id}`], replyTo: id })).status).toBe(201);
    expect((await press({ texts: [`look at ${id}`], quoted: id })).status).toBe(201);
  }
  expect(await press({ texts: ['to nothing'], replyTo: '42' })).toMatchObject({ status: 403 });
});

test('what X would refuse is refused with its reason', async () => {
  await press({ texts: ['said once'] });
  const again = await press({ texts: ['said once'] });
  expect(again).toMatchObject({ status: 403, detail: expect.stringContaining('duplicate') });
  expect(await press({ texts: ['  '] })).toMatchObject({ status: 400 });
  expect(await press({ texts: [] })).toMatchObject({ status: 400 });
  expect(await press({ texts: ['gm'], username: 'never_seen' })).toMatchObject({ status: 403 });
  expect(await press({ texts: ['gm'], username: '<b>' })).toMatchObject({ status: 400 });
});

test('a page of another site may neither read nor post', async () => {
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  const read = await fetch(`${sandbox.url}/sandbox/timeline`, { headers: crossSite });
  expect(read.status).toBe(403);
  expect((await press({ texts: ['forged'] }, crossSite)).status).toBe(403);
  expect((await press({ texts: ['forged'] }, { 'content-type': 'text/plain' })).status).toBe(400);
  expect(await texts()).not.toContain('forged');
});

test('what was pressed on the page can be deleted through the API', async () => {
  const user = await sandbox.signIn('keeper');
  const { ids } = await press({ username: 'keeper', texts: ['mine to delete'] });
  await user.call('DELETE', `/2/tweets/${ids[0]}`);
  expect(await texts()).not.toContain('mine to delete');
});
