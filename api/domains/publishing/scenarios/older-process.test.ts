import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { duplicateScheduledPost, getScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();

it('a detail that an older process wrote is answered without the message of the one before', async () => {
  const { user, schedule, force } = await scheduleFixture(app, 'older_process');
  const { id } = await schedule();
  const copy = await user.call(duplicateScheduledPost, { params: { id } });
  const read = () => user.call(getScheduledPost, { params: { id: copy.id } });
  expect((await read()).detailMessage).toMatchObject({ code: 'post.copy' });

  await force(copy.id, `detail = 'Its persona is paused.'`);
  expect(await read()).toMatchObject({ detail: 'Its persona is paused.', detailMessage: null });
});
