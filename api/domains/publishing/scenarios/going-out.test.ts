import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { type ScheduledPost, scheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp({ ROLE: 'all' });

it('what is scheduled and told to go is on X under its own address a moment later', async () => {
  const person = new XAccountFixture(app);
  await person.signIn('going_out');
  const send = async (path: string, body: object) => {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return scheduledPost.parse(await response.json());
  };
  const texts = [freshText(), freshText()];
  const { id, version, status } = await send('/api/scheduled-posts', {
    content: texts.join('\n\n'),
    parts: texts.map((text) => ({ text })),
    scheduledTime: inFuture(1),
  });
  expect(status).toBe('pending');
  await send(`/api/scheduled-posts/${id}/act`, { action: 'now', version });
  const read = async () => (await person.get<ScheduledPost[]>('/api/scheduled-posts'))[0];
  await expect.poll(async () => (await read())?.status).toBe('posted');
  const posted = await read();
  const origin = new URL(app.running.ctx.xAuthorizeUrl).origin;
  for (const part of posted?.parts ?? []) {
    expect(part.url).toBe(`${origin}/going_out/status/${part.externalId}`);
  }
  expect(new Set(posted?.parts.map(({ externalId }) => externalId)).size).toBe(2);
  expect(await person.get('/api/social-stats')).toMatchObject({ totalPosts: 1 });
});
