import { expect, it } from 'vitest';
import { campaignBody, freshTemplates } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { deleteDueAccountsJob } from '#api/queue/recurring-jobs.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  decidePost,
  listPostReviews,
  setApprovalPolicy,
  submitPost,
} from '#shared/contracts/approvals.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createCampaign, getCampaign, setCampaignStatus } from '#shared/contracts/campaigns.ts';
import {
  type AccountLevel,
  changeMember,
  findMemberWork,
  removeMember,
} from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import {
  actOnPost,
  createScheduledPost,
  getScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { changePosts } from '#shared/contracts/publishing-worklist.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

/** What becomes of scheduled posts whose writer may publish no more. */
const app = testApp();
const held = { status: 'held', holdReason: 'member_removed' };
const pending = { status: 'pending', holdReason: null };

interface Person {
  caller: Caller;
  id: string;
}

async function deskOf(name: string) {
  const { user, workspaceId, connect, row } = await scheduleFixture(app, name);
  const brand = await connect(`${name.slice(0, 9)}_b`);
  const settings = structuredClone(defaultSettings);
  settings.automation.autoPostEnabled = true;
  await user.call(saveSettings, { body: settings });
  const add = async (role: Role): Promise<Person> => {
    const caller = await memberOf(app, workspaceId, role);
    return { caller, id: (await caller.call(getCurrentUser)).id };
  };
  const owner: Person = { caller: user, id: (await user.call(getCurrentUser)).id };
  const schedule = async ({ caller }: Person, accountId = brand) =>
    (
      await caller.call(createScheduledPost, {
        body: { content: freshText(), scheduledTime: inFuture(24), accountId },
      })
    ).id;
  const read = (id: string) => user.call(getScheduledPost, { params: { id } });
  const remove = (by: Person, { id }: Person, query: Record<string, string> = {}) =>
    by.caller.fetch(`/api/members/${id}?${new URLSearchParams(query)}`, { method: 'DELETE' });
  const limit = ({ id }: Person, level: AccountLevel) => {
    const accounts = [{ accountId: brand, level }];
    return user.call(changeMember, { params: { id }, body: { accounts } });
  };
  const campaignOf = async ({ caller }: Person) => {
    const made = await campaignBody(caller);
    const body = { ...made, content: { ...made.content, templates: freshTemplates() } };
    return (await caller.call(createCampaign, { body })).id;
  };
  const approve = async (id: string, by: Person) => {
    const { version, contentHash } = await by.caller.call(listPostReviews, { params: { id } });
    const body = { decision: 'approved' as const, version, contentHash };
    await by.caller.call(decidePost, { params: { id }, body });
  };
  return {
    owner,
    workspaceId,
    brand,
    connect,
    add,
    schedule,
    read,
    row,
    remove,
    limit,
    campaignOf,
    approve,
  };
}

type Desk = Awaited<ReturnType<typeof deskOf>>;

const ends: Record<string, (desk: Desk, author: Person) => Promise<unknown>> = {
  'is removed': ({ remove, owner }, author) => remove(owner, author),
  leaves: ({ remove }, author) => remove(author, author),
  'becomes a viewer': ({ owner }, { id }) =>
    owner.caller.call(changeMember, { params: { id }, body: { role: 'viewer' } }),
  'may only propose by now': ({ limit }, author) => limit(author, 'draft'),
  'deletes their account': async (_, { id }) => {
    await app.asOwner(`update users set delete_after = now() where id = '${id}'`);
    await app.recur(deleteDueAccountsJob);
  },
};

it.each(Object.keys(ends))(
  'a member %s: what nobody else approved waits, the rest goes out',
  async (how) => {
    const desk = await deskOf(`work_${Object.keys(ends).indexOf(how)}`);
    const { owner, add, schedule, read } = desk;
    const [author, editor] = [await add('author'), await add('editor')];
    const [mine, approved, changed, offline] = [
      await schedule(author),
      await schedule(author),
      await schedule(owner),
      await schedule(author),
    ];
    const others = await schedule(editor);
    const version = (await read(approved)).version;
    await author.caller.call(submitPost, { params: { id: approved }, body: { version } });
    await desk.approve(approved, editor);
    await app.asOwner(
      `update scheduled_posts set writers = writers || '${author.id}'::uuid where id = '${changed}'`,
    );
    await app.asOwner(
      `update scheduled_posts set status = 'held', hold_reason = 'reconnect' where id = '${offline}'`,
    );
    const params = { id: author.id };
    expect(await owner.caller.call(findMemberWork, { params })).toEqual({ posts: 3, campaigns: 0 });
    await ends[how]?.(desk, author);
    for (const id of [mine, changed, offline]) expect(await read(id)).toMatchObject(held);
    for (const id of [approved, others]) expect(await read(id)).toMatchObject(pending);
    const [told] = (await owner.caller.call(listNotifications)).filter(
      ({ type }) => type === 'post_held',
    );
    if (how === 'leaves' || how === 'deletes their account') {
      expect(told?.message).toBe(
        '3 posts that nobody else approved, and 0 paused campaigns. Check them, then release them.',
      );
    }
    // An edit, another time and a reconnection are no release.
    const edited = await owner.caller.call(updateScheduledPost, {
      params: { id: mine },
      body: { version: (await read(mine)).version, scheduledTime: inFuture(48) },
    });
    expect(edited).toMatchObject(held);
    const posts = [{ id: mine, version: edited.version }];
    const change = { action: 'move' as const, day: inFuture(72).slice(0, 10), timeZone: 'UTC' };
    await owner.caller.call(changePosts, { body: { posts, change } });
    expect(await read(mine)).toMatchObject(held);
    const body = { action: 'release' as const, version: (await read(mine)).version };
    const proposing = await add('editor');
    await desk.limit(proposing, 'draft');
    expect(await proposing.caller.refused(actOnPost, { params: { id: mine }, body })).toMatchObject(
      {
        ...{ status: 409, reason: 'rule.may-only-propose' },
      },
    );
    expect(await editor.caller.call(actOnPost, { params: { id: mine }, body })).toMatchObject(
      pending,
    );
  },
);

it('what waits for an approval waits for that, and a self-approved post is unseen', async () => {
  const desk = await deskOf('work_review');
  const { owner, add, schedule, read, remove, brand } = desk;
  const editor = await add('editor');
  const levels = [[{ role: 'editor' as const }]];
  await owner.caller.call(setApprovalPolicy, {
    body: { accountId: brand, mode: 'required', levels, allowSelf: true },
  });
  const [self, asked] = [await schedule(editor), await schedule(editor)];
  for (const id of [self, asked]) {
    const { version } = await read(id);
    await editor.caller.call(submitPost, { params: { id }, body: { version } });
  }
  await desk.approve(self, editor);
  await remove(owner, editor);
  expect(await read(self)).toMatchObject(held);
  expect(await read(asked)).toMatchObject({ ...pending, review: 'in_review' });
});

it('campaigns of a removed member pause, and go on once somebody who may publish says so', async () => {
  const { owner, add, remove, limit, campaignOf } = await deskOf('work_campaign');
  const [editor, other] = [await add('editor'), await add('editor')];
  const [theirs, mine] = [await campaignOf(editor), await campaignOf(owner)];
  const params = { id: editor.id };
  expect(await owner.caller.call(findMemberWork, { params })).toMatchObject({ campaigns: 1 });
  await remove(owner, editor);
  const read = (id: string) => owner.caller.call(getCampaign, { params: { id } });
  expect(await read(theirs)).toMatchObject({ status: 'paused' });
  expect(await read(mine)).toMatchObject({ status: 'active' });
  const reasons = () =>
    app.asOwner(
      `select distinct status, hold_reason from scheduled_posts where campaign_id = '${theirs}'`,
    );
  expect(await reasons()).toEqual([{ status: 'held', hold_reason: 'campaign_paused' }]);
  await limit(other, 'draft');
  const body = { status: 'active' as const };
  const resuming = { params: { id: theirs }, body };
  expect(await other.caller.refused(setCampaignStatus, resuming)).toMatchObject({
    ...{ status: 403, reason: 'rule.may-only-propose' },
  });
  expect(await reasons()).toEqual([{ status: 'held', hold_reason: 'campaign_paused' }]);
  await owner.caller.call(setCampaignStatus, resuming);
  expect(await reasons()).toEqual([{ status: 'pending', hold_reason: null }]);
});

it('who removes a member chooses: posts go out, or become those of another member', async () => {
  const { owner, add, schedule, read, remove, limit } = await deskOf('work_choice');
  const admin = await add('admin');
  const [first, second, heir, viewer] = [
    await add('author'),
    await add('author'),
    await add('author'),
    await add('viewer'),
  ];
  const [going, handed] = [await schedule(first), await schedule(second)];
  expect((await remove(first, first, { work: 'release' })).status).toBe(403);
  await limit(admin, 'draft');
  expect((await remove(admin, first, { work: 'release' })).status).toBe(403);
  expect(await read(going)).toMatchObject(pending);
  expect((await remove(owner, first, { work: 'release' })).status).toBe(204);
  expect(await read(going)).toMatchObject(pending);
  for (const to of [viewer.id, second.id, crypto.randomUUID()]) {
    expect((await remove(owner, second, { work: 'hand_over', to })).status).toBe(422);
  }
  expect((await remove(owner, second, { work: 'hand_over', to: heir.id })).status).toBe(204);
  const post = await read(handed);
  expect(post).toMatchObject({ ...held, assigneeId: heir.id });
  const titles = (await heir.caller.call(listNotifications)).map(({ title }) => title);
  expect(titles).toContain('1 post was assigned to you');
  const body = { action: 'release' as const, version: post.version };
  const released = await heir.caller.call(actOnPost, { params: { id: handed }, body });
  expect(released).toMatchObject(pending);
  expect((await owner.caller.refused(removeMember, { params: { id: second.id } })).status).toBe(
    404,
  );
});
