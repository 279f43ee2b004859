import { expect, it } from 'vitest';
import { calmLimits } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
const create = { endpoint: 'create' } as const;
const DUPLICATE = JSON.stringify({
  title: 'Forbidden',
  status: 403,
  type: 'about:blank',
  detail: 'You are not allowed to create a Tweet with duplicate content.',
});

const notificationsOf = (workspaceId: string) =>
  on.stage.asOwner(`select type, title, message from notifications
    where workspace_id = '${workspaceId}' order by triggered_at`);
const answerOddly = (answer: { status?: number; contentType?: string; body: string }) =>
  on.stage.sandbox.control.fault({ kind: 'odd_answer', ...create, times: 'always', ...answer });
const callsOf = () => on.stage.sandbox.control.truth().calls.create ?? 0;
const expire = (accountId: string) =>
  on.stage.asOwner(`update social_accounts set token_expires_at = now() where id = '${accountId}'`);

it.each([
  ['left_out', {}, ['refresh_token']],
  ['null', { refresh_token: null }, []],
  ['empty', { refresh_token: '' }, []],
] as const)(
  'a refresh token that is %s in X’s answer leaves the old one in use',
  async (name, changes, leftOut) => {
    const { stage } = on;
    const actor = await stage.actor(`keeps_${name}`);
    const { control } = stage.sandbox;
    control.fault({ kind: 'token_answers', rotates: false, changes, leftOut: [...leftOut] });
    stage.work(calmLimits);
    for (const round of ['once', 'again']) {
      await expire(actor.accountId);
      const [row] = await stage.settled([await stage.schedule(actor, `${name} ${round}`)]);
      expect(row).toMatchObject({ status: 'posted' });
    }
    expect(await notificationsOf(actor.workspaceId)).toEqual([]);
  },
);

it.each([
  ['code_64', 403, { errors: [{ code: 64, message: 'Your account is suspended.' }] }],
  ['code_326', 403, { errors: [{ code: 326, message: 'Log in to unlock it.' }] }],
  ['detail', 403, { title: 'Forbidden', errors: null, detail: 'Your account is suspended.' }],
  ['unauthorized', 401, { title: 'Unauthorized', detail: 'Your account is suspended.' }],
])(
  'a suspended or locked account holds its posts at once, with one notification: %s',
  async (name, status, body) => {
    const { stage } = on;
    const actor = await stage.actor(`s_${name}`);
    answerOddly({ status, body: JSON.stringify(body) });
    const before = callsOf();
    stage.work(calmLimits);
    const due = await stage.scheduleMany(actor, ['one', 'two', 'three']);
    const later = await stage.schedule(actor, { parts: ['much later'], inMs: 3_600_000 });
    const said = `X has suspended or locked @${actor.username}.`;
    for (const row of await stage.settled([...due, later])) {
      expect(row).toMatchObject({ status: 'held', hold_reason: 'reconnect', tries: 0 });
      expect(row.detail).toContain(said);
    }
    expect(callsOf()).toBe(before + 1);
    const notifications = await notificationsOf(actor.workspaceId);
    expect(notifications).toMatchObject([
      {
        type: 'reconnect_x',
        title: `Reconnect @${actor.username}`,
        message: expect.stringContaining(said),
      },
    ]);

    stage.sandbox.control.fault({ kind: 'clear' });
    await stage.signIn(actor.workspaceId, actor.username);
    await stage.settled(due, ['posted']);
    expect(stage.liveTexts(actor.username).toSorted()).toEqual(['one', 'three', 'two']);
  },
);

it('a suspension that a refresh tells of holds the posts too', async () => {
  const { stage } = on;
  const actor = await stage.actor('s_refresh');
  await expire(actor.accountId);
  const body = JSON.stringify({ error: 'invalid_request', errors: [{ code: 64 }] });
  stage.sandbox.control.fault({ kind: 'odd_answer', endpoint: 'token', status: 403, body });
  stage.work(calmLimits);
  const [row] = await stage.settled([await stage.schedule(actor, 'no token for it')]);
  expect(row).toMatchObject({ status: 'held', hold_reason: 'reconnect' });
  expect(row?.detail).toContain('X has suspended or locked @s_refresh');
  expect(await notificationsOf(actor.workspaceId)).toHaveLength(1);
});

it.each([
  ['text', 'text/plain', 'You may not post this.'],
  ['null_errors', 'application/json', '{"errors":null,"detail":"You may not post this."}'],
  ['message', 'application/json', '{"message":"You may not post this.","detail":null}'],
])(
  'a refusal in an odd form keeps its reason and is not tried again: %s',
  async (name, contentType, body) => {
    const { stage } = on;
    const actor = await stage.actor(`r_${name}`);
    answerOddly({ contentType, body });
    const before = callsOf();
    stage.work(calmLimits);
    const [row] = await stage.settled([await stage.schedule(actor, `refused as ${name}`)]);
    expect(row).toMatchObject({ status: 'failed', outcomes: ['rejected'] });
    expect(row?.detail).toContain('You may not post this.');
    expect(callsOf()).toBe(before + 1);
  },
);

it.each([
  ['problem', 'application/json', DUPLICATE],
  ['text', 'text/plain', 'You are not allowed to create a Tweet with duplicate content.'],
  ['code', 'application/json', '{"errors":[{"code":187,"message":"Status is a duplicate."}]}'],
])(
  'a duplicate that no earlier call left behind fails with that reason: %s',
  async (name, contentType, body) => {
    const { stage } = on;
    const actor = await stage.actor(`dup_${name}`);
    answerOddly({ contentType, body });
    const before = callsOf();
    stage.work();
    const [row] = await stage.settled([await stage.schedule(actor, 'said last week')]);
    expect(row).toMatchObject({ status: 'failed', external_ids: [null], outcomes: ['rejected'] });
    expect(row?.detail).toBe(
      'X refused it as a duplicate: this account has the same text on X already. Change the text and try again.',
    );
    expect(callsOf()).toBe(before + 1);
    expect(await notificationsOf(actor.workspaceId)).toMatchObject([{ type: 'post_failed' }]);
  },
);

it('a call that X took and called a duplicate is found, and has not failed', async () => {
  const { stage } = on;
  const actor = await stage.actor('dup_taken');
  stage.sandbox.control.fault({ kind: 'slow_timeline', delaySeconds: 0.2 });
  stage.sandbox.control.fault({ kind: 'odd_answer', ...create, body: DUPLICATE, accepted: true });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, 'taken all the same')]);
  expect(row?.status).toBe('posted');
  expect(stage.liveTexts('dup_taken')).toEqual(['taken all the same']);
});

it('a duplicate of which nothing can be read is left to a person, as it may be ours', async () => {
  const { stage } = on;
  const actor = await stage.actor('dup_blind');
  stage.sandbox.control.fault({ kind: 'odd_answer', ...create, body: DUPLICATE });
  stage.sandbox.control.fault({ kind: 'server_error', endpoint: 'timeline', times: 'always' });
  stage.work();
  const [row] = await stage.settled([await stage.schedule(actor, 'nobody can tell')]);
  expect(row?.status).toBe('needs_check');
});
