import { expect, it } from 'vitest';
import { campaignFixture, day } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { decidePost, decidePosts, listPostReviews } from '#shared/contracts/approvals.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { updateScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();
const on = teamsOnStage(app);

async function submitted(name: string, levels?: Parameters<Team['policy']>[1]) {
  const team = await on.team(name);
  await team.policy('required', levels);
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  const decide = async (by: Person, decision: 'approved' | 'rejected' | 'undone') => ({
    params: { id },
    body: { decision, reason: 'No', ...(await team.seen(by, id)) },
  });
  const act = async (by: Person, decision: 'approved' | 'rejected' | 'undone') =>
    by.caller.call(decidePost, await decide(by, decision));
  const refused = async (by: Person) => by.caller.refused(decidePost, await decide(by, 'undone'));
  const isTold = async () =>
    (await author.caller.call(listNotifications)).some(({ link }) => link?.includes(id));
  return { team, id, author, editor, act, refused, isTold };
}

it('an undone approval is none: the post is in review again and does not go out', async () => {
  const { team, id, editor, act, isTold } = await submitted('undo_approval');
  await act(editor, 'approved');
  expect(await isTold()).toBe(true);
  expect(await act(editor, 'undone')).toMatchObject({ review: 'in_review', isApproved: false });
  expect(await isTold()).toBe(false);
  const { reviews } = await editor.caller.call(listPostReviews, { params: { id } });
  expect(reviews.map(({ decision }) => decision)).toEqual(['submitted']);
  expect(await team.comeDue(id)).toMatchObject({ status: 'held', hold_reason: 'approval' });
  await act(editor, 'approved');
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
});

it('an undone rejection brings back what the decisions before it come to', async () => {
  const { editor, act } = await submitted('undo_rejection');
  await act(editor, 'rejected');
  expect(await act(editor, 'undone')).toMatchObject({ review: 'in_review', isApproved: false });
  await act(editor, 'approved');
  await act(editor, 'rejected');
  expect(await act(editor, 'undone')).toMatchObject({ review: 'approved', isApproved: true });
});

it('of two levels the last decision alone is undone', async () => {
  const levels = [[{ role: 'editor' as const }], [{ role: 'owner' as const }]];
  const { team, editor, act } = await submitted('undo_level', levels);
  await act(editor, 'approved');
  await act(team.owner, 'approved');
  expect(await act(team.owner, 'undone')).toMatchObject({ review: 'in_review', level: 2 });
  expect(await act(editor, 'undone')).toMatchObject({ review: 'in_review', level: 1 });
});

it('only who decided undoes it, within a minute, and once', async () => {
  const { team, id, author, editor, act, refused } = await submitted('undo_whose');
  const gone = { status: 409, reason: 'rule.post-changed' };
  expect(await refused(editor)).toMatchObject(gone);
  await act(editor, 'approved');
  for (const other of [author, team.owner]) expect(await refused(other)).toMatchObject(gone);
  await app.asOwner(`update post_reviews set created_at = created_at - interval '2 minutes'
    where post_id = '${id}'`);
  expect(await refused(editor)).toMatchObject(gone);
  await act(editor, 'rejected');
  await act(editor, 'undone');
  expect(await refused(editor)).toMatchObject(gone);
});

it('what was written since, or is on its way to X, keeps its decision', async () => {
  const { team, id, author, editor, act, refused } = await submitted('undo_late');
  await act(editor, 'approved');
  const seen = await team.seen(editor, id);
  await author.caller.call(updateScheduledPost, {
    params: { id },
    body: { version: seen.version, content: 'Something else' },
  });
  const stale = { params: { id }, body: { decision: 'undone' as const, ...seen } };
  expect(await editor.caller.refused(decidePost, stale)).toMatchObject({ status: 409 });
  await act(editor, 'approved');
  await app.asOwner(`update scheduled_posts set status = 'publishing',
    lease_until = now() + interval '1 minute' where id = '${id}'`);
  expect(await refused(editor)).toMatchObject({ status: 409 });
  expect(await team.row(id)).toMatchObject({ review: 'approved', status: 'publishing' });
  await app.asOwner(`update scheduled_posts set status = 'pending', lease_until = null
    where id = '${id}'`);
  expect(await team.comeDue(id)).toMatchObject({ status: 'posted' });
  expect(await refused(editor)).toMatchObject({ status: 409 });
});

it('many are undone at once, and the audit log keeps decision and undo', async () => {
  const { team, id, editor, act } = await submitted('undo_many');
  await act(editor, 'approved');
  const posts = [{ id, ...(await team.seen(editor, id)), version: -1 }];
  const body = { decision: 'undone' as const, posts };
  const undone = await editor.caller.call(decidePosts, { body });
  expect(undone).toEqual({ decided: [id], refused: [] });
  const again = await editor.caller.call(decidePosts, { body });
  expect(again).toMatchObject({ decided: [], refused: [{ path: id, code: 'rule.post-changed' }] });
  const { events } = await team.owner.caller.call(listAuditEvents, { query: { target: id } });
  const decisions = events.flatMap(({ changes }) => changes.decision ?? []);
  expect(decisions.slice(0, 2)).toEqual([{ before: 'approved' }, { after: 'approved' }]);
});

it.each(['approved', 'rejected'] as const)(
  'what its campaign held waits again once its owner undoes that it was %s',
  async (decision) => {
    const desk = await campaignFixture(app, `undo_${decision}`, { postsByItself: false });
    await desk.connect(`undo_${decision}_x`);
    await desk.create({ endDate: day(2) });
    const [post] = await desk.posts();
    const params = { id: post?.id ?? '' };
    const act = async (one: typeof decision | 'undone') => {
      const { version, contentHash } = await desk.user.call(listPostReviews, { params });
      const body = { decision: one, reason: 'No', version, contentHash };
      return desk.user.call(decidePost, { params, body });
    };
    expect(await act(decision)).toMatchObject({ isHeld: false });
    expect(await act('undone')).toMatchObject({ review: 'in_review', isHeld: true });
    expect(await desk.row(params.id)).toMatchObject({
      review: 'none',
      status: 'held',
      hold_reason: 'approval',
    });
    expect(await act('approved')).toMatchObject({ isHeld: false });
    expect(await desk.row(params.id)).toMatchObject({ status: 'pending' });
  },
);
