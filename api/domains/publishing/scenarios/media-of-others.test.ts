import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { describeMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';

const app = testApp();

it('an author describes no picture in a post of somebody else that is still to go out', async () => {
  const desk = await scheduleFixture(app, 'media_desk');
  const author = await memberOf(app, desk.workspaceId, 'author');
  const editor = await memberOf(app, desk.workspaceId, 'editor');
  const { id } = await desk.user.call(uploadMedia, {
    body: { data: pngOf(100).dataUrl, altText: 'a chart' },
  });
  const describe = { params: { id }, body: { altText: 'buy this coin' } };
  await author.call(describeMedia, describe);
  const text = freshText();
  const post = await desk.schedule({ content: text, parts: [{ text, mediaIds: [id] }] });
  expect(await author.refused(describeMedia, describe)).toMatchObject({
    status: 403,
    reason: 'rule.posts-of-others',
  });
  await editor.call(describeMedia, describe);
  await desk.force(post.id, `status = 'posted', posted_at = now()`);
  await author.call(describeMedia, describe);
});
