import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Person, type Team, teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import type { ApprovalLevel } from '#shared/contracts/approval-kinds.ts';
import { decidePost } from '#shared/contracts/approvals.ts';
import { type AccountLevel, changeMember, removeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { assignPost } from '#shared/contracts/publishing-assignment.ts';

/** Who is notified of an approval: whoever can act, and whom it concerns. */
const app = testApp();
const on = teamsOnStage(app);
const editors: ApprovalLevel = [{ role: 'editor' }];
const owners: ApprovalLevel = [{ role: 'owner' }];

const titlesOf = async ({ caller }: Person) =>
  (await caller.call(listNotifications))
    .filter(({ type }) => type === 'posts_await_approval')
    .map(({ title }) => title);

const asked = ['A post needs approval'];
const stuck = 'Nobody can approve a post';

async function limit(team: Team, { id }: Person, level: AccountLevel) {
  const accounts = [{ accountId: team.accountId, level }];
  await team.owner.caller.call(changeMember, { params: { id }, body: { accounts } });
}

async function decide(
  team: Team,
  { caller }: Person,
  id: string,
  decision: string,
  reason: string,
) {
  const seen = await team.seen(team.owner, id);
  const body = { ...seen, decision: decision as 'rejected', reason };
  await caller.call(decidePost, { params: { id }, body });
}

it('only who may approve at the present level is asked, one level after the other', async () => {
  const team = await on.team('ask_levels');
  await team.policy('required', [[...editors, { role: 'viewer' }], owners]);
  const [author, editor, second, limited, viewer, reviewer, admin] = [
    await team.add('author'),
    await team.add('editor'),
    await team.add('editor'),
    await team.add('editor'),
    await team.add('viewer'),
    await team.add('viewer'),
    await team.add('admin'),
  ];
  await limit(team, limited, 'draft');
  await limit(team, reviewer, 'approve');
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  for (const one of [editor, second, reviewer]) expect(await titlesOf(one)).toEqual(asked);
  for (const one of [author, limited, viewer, admin, team.owner]) {
    expect(await titlesOf(one)).toEqual([]);
  }
  await team.approve(editor, id);
  expect(await titlesOf(team.owner)).toEqual(asked);
  for (const one of [author, limited, viewer, admin]) expect(await titlesOf(one)).toEqual([]);
  await team.approve(team.owner, id);
  expect(await titlesOf(author)).toEqual(['A post was approved']);
  for (const one of [limited, viewer, admin]) expect(await titlesOf(one)).toEqual([]);
});

it('the writer is not asked for their own approval, unless the policy lets them', async () => {
  const team = await on.team('ask_self');
  await team.policy('required', [editors]);
  const [editor, other] = [await team.add('editor'), await team.add('editor')];
  const first = await team.schedule(editor);
  await team.submit(editor, first.id);
  expect(await titlesOf(editor)).toEqual([]);
  expect(await titlesOf(other)).toEqual(asked);
  await team.policy('required', [editors], { allowSelf: true });
  const next = await team.schedule(editor);
  await team.submit(editor, next.id);
  expect(await titlesOf(editor)).toEqual(asked);
});

it.each([
  ['changes_requested', 'Changes were requested for a post'],
  ['rejected', 'A post was rejected'],
])(
  'that a post was sent back (%s) is told its writers and its assignee',
  async (decision, title) => {
    const team = await on.team(`ask_${decision}`.slice(0, 12));
    await team.policy('required', [editors]);
    const [author, editor, second, assignee, viewer] = [
      await team.add('author'),
      await team.add('editor'),
      await team.add('editor'),
      await team.add('author'),
      await team.add('viewer'),
    ];
    const { id } = await team.schedule(author);
    const params = { id };
    await team.owner.caller.call(assignPost, { params, body: { assigneeId: assignee.id } });
    await team.submit(author, id);
    await decide(team, editor, id, decision, 'Not like this');
    for (const one of [author, assignee]) expect(await titlesOf(one)).toEqual([title]);
    for (const one of [editor, second]) expect(await titlesOf(one)).toEqual(asked);
    for (const one of [viewer, team.owner]) expect(await titlesOf(one)).toEqual([]);
  },
);

it('where nobody can approve its owners are told, also the one who wrote the post', async () => {
  const team = await on.team('ask_nobody');
  await team.policy('required', [owners]);
  const admin = await team.add('admin');
  const own = await team.schedule(team.owner);
  await team.submit(team.owner, own.id);
  expect(await titlesOf(team.owner)).toEqual([stuck]);
  expect(await titlesOf(admin)).toEqual([]);
});

it('where the last approver goes, or the policy names nobody else, the owners are told', async () => {
  const team = await on.team('ask_left');
  await team.policy('required', [editors]);
  const [author, editor] = [await team.add('author'), await team.add('editor')];
  const { id } = await team.schedule(author);
  await team.submit(author, id);
  expect(await titlesOf(team.owner)).toEqual([]);
  const params = { id: editor.id };
  await team.owner.caller.call(changeMember, { params, body: { role: 'viewer' } });
  expect(await titlesOf(team.owner)).toEqual([stuck]);
  await team.owner.caller.call(removeMember, { params });
  expect(await titlesOf(team.owner)).toEqual([stuck]);
  await team.policy('required', [[{ userId: author.id }]]);
  expect(await titlesOf(team.owner)).toEqual([stuck]);
  expect(await titlesOf(author)).toEqual([]);
});
