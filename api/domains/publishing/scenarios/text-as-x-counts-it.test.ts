import twitterText from 'twitter-text';
import { expect, test } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  checkPost,
  createScheduledPost,
  importPosts,
  listScheduledPosts,
} from '#shared/contracts/publishing.ts';

const app = testApp();
const tooLong = `https://example.com/a${'あ'.repeat(200)}`;
const sentence = '143 characters over the limit';

test('what X counts as too long is refused with its count and the limit', async () => {
  const { user } = await scheduleFixture(app, 'too_long_for_x');
  const body = { content: tooLong, scheduledTime: inFuture(5) };
  expect((await user.refused(createScheduledPost, { body })).issues).toMatchObject([
    { path: 'content', message: sentence },
  ]);
  const posts = [{ ...body, content: freshText() }, body];
  expect((await user.refused(importPosts, { body: { posts } })).issues).toMatchObject([
    { path: 'posts.1.content', message: sentence },
  ]);
  expect(await user.call(listScheduledPosts)).toEqual([]);
});

test('lengths and costs are those of X', async () => {
  const { user } = await scheduleFixture(app, 'counted_by_x');
  for (const text of [
    tooLong,
    '⚡️'.repeat(44),
    'uniswap.org.Check',
    'see nothing.here ok',
    '日本語',
  ]) {
    const { lengths, costUsd } = await user.call(checkPost, { body: { parts: [{ text }] } });
    expect(lengths, text).toEqual([twitterText.parseTweet(text).weightedLength]);
    expect(costUsd, text).toBe(twitterText.extractUrls(text).length > 0 ? 0.2 : 0.015);
  }
});

test('line ends are line feeds before a text is counted and stored', async () => {
  const desk = await scheduleFixture(app, 'line_ends');
  const text = freshText();
  const lines = (end: string) => `${text}${end}second${end}${end}third`;
  const parts = [{ text: lines('\r\n') }, { text: lines('\r') }];
  const { lengths } = await desk.user.call(checkPost, { body: { parts } });
  const length = twitterText.parseTweet(lines('\n')).weightedLength;
  expect(lengths).toEqual([length, length]);
  expect((await desk.schedule({ content: lines('\r\n') })).content).toBe(lines('\n'));
});
