import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import {
  createScheduledPost,
  importPosts,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';

const app = testApp();

test('tracked links say the persona and the post, in every part', async () => {
  const desk = await scheduleFixture(app, 'tracker');
  const persona = await desk.user.call(createPersona, {
    body: { name: 'Degen Dana', description: 'Trades perps', personality: 'Dry' },
  });
  const post = await desk.schedule({
    content: 'one',
    parts: [
      { text: `${freshText()} https://a.example.com/x` },
      { text: `${freshText()} no link` },
      { text: `${freshText()} https://b.example.com/y?z=1` },
    ],
    personaId: persona.id,
    trackLinks: true,
  });
  const tags = `utm_source=x&utm_medium=social&utm_campaign=degen-dana&utm_content=${post.id}`;
  expect(post.parts[0]?.text).toMatch(new RegExp(`https://a\\.example\\.com/x\\?${tags}$`));
  expect(post.parts[1]?.text).toMatch(/no link$/);
  expect(post.parts[2]?.text).toContain(`y?z=1&${tags}`);
});

test('links stay as they are unless they are to be tracked, and everywhere but on X', async () => {
  const desk = await scheduleFixture(app, 'untracked');
  const content = `${freshText()} https://a.example.com/x`;
  expect((await desk.schedule({ content })).content).toBe(content);
  const elsewhere = await desk.schedule({
    content: `${freshText()} https://a.example.com/x`,
    platform: 'linkedin',
    trackLinks: true,
  });
  expect(elsewhere.content).not.toContain('utm_');
});

test('a post is found to repeat another one whatever their links say of them', async () => {
  const desk = await scheduleFixture(app, 'repeats');
  const content = 'gm https://a.example.com/x';
  const [one, other] = [await desk.connect('rep_one'), await desk.connect('rep_other')];
  await desk.schedule({ content, accountId: one, trackLinks: true });
  const refused = await desk.user.refused(createScheduledPost, {
    body: { content, scheduledTime: inFuture(30), accountId: other, trackLinks: true },
  });
  expect(refused).toMatchObject({ status: 422 });

  const plain = 'who is still long here https://b.example.com/y';
  await desk.schedule({ content: plain, accountId: one });
  const { id, version } = await desk.schedule({ accountId: other });
  const edited = await desk.user.refused(updateScheduledPost, {
    params: { id },
    body: { content: `${plain}?utm_source=x&utm_medium=social&utm_content=${id}`, version },
  });
  expect(edited).toMatchObject({ status: 422 });
});

test('posts that share little but the tags of their links are no repeats', async () => {
  const desk = await scheduleFixture(app, 'alike');
  const texts = ['gm', 'blobs are free', 'who is long', 'fees?'].map(
    (text) => `${text} https://a.example.com/x`,
  );
  const posts = texts.map((content, at) => ({
    content,
    scheduledTime: inFuture(24 + at),
    trackLinks: true,
  }));
  expect(await desk.user.call(importPosts, { body: { posts } })).toMatchObject({ imported: 4 });
});
