import { expect, it } from 'vitest';
import type { Actor } from '#api/domains/publishing/engine/testing/publisher-harness.ts';
import { publishingHarness } from '#api/domains/publishing/engine/testing/publishing-harness.ts';

const on = publishingHarness();

const notificationsOf = ({ workspaceId }: Actor) =>
  on.stage.asOwner(`select type, title, message, link from notifications
    where workspace_id = '${workspaceId}' order by triggered_at`);

it('a post that fails is told of, one that goes out is not', async () => {
  const { stage } = on;
  const actor = await stage.actor('told_failed');
  stage.work();
  const ids = [
    await stage.schedule(actor, 'far too long for X. '.repeat(20)),
    await stage.schedule(actor, 'goes out'),
  ];
  await stage.settled(ids);
  expect(await notificationsOf(actor)).toEqual([
    {
      type: 'post_failed',
      title: 'Post failed',
      message: expect.stringMatching(/^far too long for X\..+: \S/),
      link: `/schedule?post=${ids[0]}`,
    },
  ]);
});

it('a post that is held is told of', async () => {
  const { stage } = on;
  const actor = await stage.actor('told_held');
  const id = await stage.schedule(actor, { parts: ['two hours late'], inMs: -7_200_000 });
  stage.work();
  await stage.settled([id]);
  expect(await notificationsOf(actor)).toMatchObject([
    {
      type: 'post_held',
      title: 'Post on hold',
      message: expect.stringMatching(/^two hours late: /),
    },
  ]);
});

it('a post that no account can send is told of, and goes on once one is connected', async () => {
  const { stage } = on;
  const [made] = await stage.asOwner(
    `insert into workspaces (name) values ('told_alone') returning id`,
  );
  const { id: workspaceId } = made as { id: string };
  const actor = { workspaceId, accountId: '', username: 'told_alone' };
  const posts = [
    { parts: ['nobody to send it'], accountId: null },
    { parts: ['nor this'], accountId: null, inMs: -7_200_000 },
  ];
  const [due, late] = await stage.scheduleMany(actor, posts);
  stage.work();
  await stage.settled([due ?? '', late ?? '']);
  const why = 'No X account is connected. Connect one to send this post.';
  const told = (text: string, id: string | undefined) => ({
    type: 'post_held',
    title: 'Post on hold',
    message: `${text}: ${why}`,
    link: `/schedule?post=${id}`,
  });
  const notifications = await notificationsOf(actor);
  expect(notifications).toHaveLength(2);
  expect(notifications).toContainEqual(told('nobody to send it', due));
  expect(notifications).toContainEqual(told('nor this', late));

  await stage.signIn(workspaceId, 'told_alone');
  await stage.settled([due ?? ''], ['posted']);
  expect(stage.liveTexts('told_alone')).toEqual(['nobody to send it']);
  // Its time has passed by more than it may be late: its person says whether it still goes out.
  const [kept] = await stage.settled([late ?? '']);
  expect(kept).toMatchObject({ hold_reason: 'too_late' });
});

it('a post whose account was disconnected is told of', async () => {
  const { stage } = on;
  const actor = await stage.actor('told_gone');
  await stage.asOwner(`update social_accounts set access_token = '', needs_reconnect = true,
    is_active = false where id = '${actor.accountId}'`);
  const id = await stage.schedule(actor, 'its account is gone');
  stage.work();
  await stage.settled([id]);
  expect(await notificationsOf(actor)).toMatchObject([
    { type: 'post_held', message: expect.stringMatching(/^its account is gone: /) },
  ]);
});

it('a post that nobody knows the end of is told of', async () => {
  const { stage } = on;
  const actor = await stage.actor('told_unknown');
  const { control } = stage.sandbox;
  control.fault({ kind: 'reset_after', endpoint: 'create' });
  control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
  const id = await stage.schedule(actor, 'no news of it');
  stage.work();
  await stage.settled([id]);
  expect(await notificationsOf(actor)).toMatchObject([
    { type: 'post_needs_check', title: 'Post needs a check' },
  ]);
});

it('a post for another platform is told of at its time', async () => {
  const { stage } = on;
  const actor = await stage.actor('told_reminded');
  const first = await stage.schedule(actor, 'on x');
  const due = await stage.schedule(actor, {
    parts: ['for linkedin'],
    platform: 'linkedin',
    accountId: null,
  });
  stage.work();
  await stage.settled([first, due]);
  expect(await notificationsOf(actor)).toEqual([
    {
      type: 'post_reminder',
      title: 'Post ready to copy',
      message: 'for linkedin',
      link: `/schedule?post=${due}`,
    },
  ]);
});
