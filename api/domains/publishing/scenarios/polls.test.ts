import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  createScheduledPost,
  duplicateScheduledPost,
  getScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';

const app = testApp();
const poll = { options: ['Yes', 'Not yet'], minutes: 1440 };

/** The hash of a part as it was defined before polls. */
const hashBeforePolls = (workspaceId: string, id: string) => `
  select encode(sha256(convert_to(jsonb_build_array(p.platform, p.account_id,
      extract(epoch from p.scheduled_time), p.grace_minutes, p.made_with_ai, p.paid_partnership,
      p.reply_to_id, (select jsonb_agg(jsonb_build_array(part.text, part.media_ids, array(
        select m.alt_text from unnest(part.media_ids) with ordinality as given (id, place)
        left join media m on m.workspace_id = part.workspace_id and m.id = given.id
        order by given.place)) order by part.position) from post_parts part where part.post_id = p.id)
    )::text, 'UTF8')), 'hex') as before,
    encode(post_content_hash(p.workspace_id, p.id), 'hex') as now
  from scheduled_posts p where p.workspace_id = '${workspaceId}' and p.id = '${id}'`;

it('keeps a poll in edits of the text and in copies, and takes it out when it is left out', async () => {
  const fixture = await scheduleFixture(app, 'poll_edits');
  const text = freshText();
  const post = await fixture.schedule({ content: text, parts: [{ text, mediaIds: [], poll }] });
  expect(post.parts).toMatchObject([{ text, poll }]);
  const params = { id: post.id };
  const edited = await fixture.user.call(updateScheduledPost, {
    params,
    body: { content: `${text} now`, version: post.version },
  });
  expect(edited.parts).toMatchObject([{ text: `${text} now`, poll }]);
  const copy = await fixture.user.call(duplicateScheduledPost, { params });
  expect(copy.parts).toMatchObject([{ poll }]);
  const parts = [{ text, mediaIds: [] }];
  const body = { content: text, parts, version: edited.version };
  await fixture.user.call(updateScheduledPost, { params, body });
  const [part] = (await fixture.user.call(getScheduledPost, { params })).parts;
  expect(part?.poll).toBeNull();
});

it('is part of what is approved, and leaves posts without one as they were approved', async () => {
  const fixture = await scheduleFixture(app, 'poll_hash');
  const post = await fixture.schedule();
  const hashes = async () => {
    const [row] = await app.asOwner(hashBeforePolls(fixture.workspaceId, post.id));
    return row as unknown as { before: string; now: string };
  };
  const plain = await hashes();
  expect(plain.now).toBe(plain.before);
  const seen = new Set([plain.now]);
  let { version } = post;
  for (const options of [poll.options, ['Yes', 'Never'], ['Never', 'Yes']]) {
    const parts = [{ text: post.content, mediaIds: [], poll: { ...poll, options } }];
    const body = { content: post.content, parts, version };
    ({ version } = await fixture.user.call(updateScheduledPost, { params: { id: post.id }, body }));
    seen.add((await hashes()).now);
  }
  expect(seen.size).toBe(4);
});

it.each<[string, object, string]>([
  ['one answer', { poll: { ...poll, options: ['Yes'] } }, 'parts.0.poll.options'],
  ['an empty answer', { poll: { ...poll, options: ['Yes', ' '] } }, 'parts.0.poll.options.1'],
  [
    '26 characters',
    { poll: { ...poll, options: ['Yes', 'n'.repeat(26)] } },
    'parts.0.poll.options.1',
  ],
  ['eight days', { poll: { ...poll, minutes: 8 * 1440 } }, 'parts.0.poll.minutes'],
])('refuses a poll with %s', async (_, part, path) => {
  const { user } = await scheduleFixture(app, 'poll_wrong');
  const text = freshText();
  const parts = [{ text, ...part }];
  const refused = await user.refused(createScheduledPost, {
    body: { content: text, parts, scheduledTime: inFuture(24) },
  });
  expect(refused).toMatchObject({ code: 'invalid', issues: [{ path, code: 'contract.poll' }] });
});

it('refuses a poll of another platform', async () => {
  const { user } = await scheduleFixture(app, 'poll_elsewhere');
  const text = freshText();
  const body = {
    ...{ content: text, platform: 'linkedin' as const, scheduledTime: inFuture(24) },
    parts: [{ text, mediaIds: [], poll }],
  };
  expect(await user.refused(createScheduledPost, { body })).toMatchObject({
    issues: [{ path: 'parts.0.poll', code: 'finding.poll' }],
  });
});
