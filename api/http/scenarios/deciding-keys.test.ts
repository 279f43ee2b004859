import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { actOnPost } from '#shared/contracts/publishing.ts';
import { changePosts } from '#shared/contracts/publishing-worklist.ts';

const app = testApp();

/** By hand: what decides about posts, about who decides, and about who may get in. */
const decides =
  /approv|decide|invit|reviewlink|member|session|extensionkey|policy|account|settings/i;
/** These read, ask for a decision, or decide nothing about a post. */
const free = new Set([
  'listApprovalPolicies',
  'listApprovals',
  'countApprovals',
  'listMembers',
  'findMemberWork',
  'listSocialAccounts',
  'setAccountPersona',
  'decideDraft',
]);

const deciding = Object.entries(endpoints).filter(
  ([name, { access }]) => access !== 'public' && decides.test(name) && !free.has(name),
);

it.each(deciding)('%s is refused to a key', async (name, endpoint) => {
  const workspace = await fullWorkspace(app);
  const { key } = await workspace.user.call(createExtensionKey, { body: { name: 'k' } });
  const response = await sendTo(app.withKey(key), endpoint, validInputs(workspace)[name]);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'forbidden' });
});

describe('a post on hold', () => {
  const reasons = ['approval', 'moderation', 'too_late', null];
  it.each(reasons)('for the reason %s is let out by a session, never by a key', async (reason) => {
    const desk = await scheduleFixture(app, `held_${reason}`);
    const { key } = await desk.user.call(createExtensionKey, { body: { name: 'k' } });
    const { id } = await desk.schedule();
    await desk.force(id, `status = 'held', hold_reason = ${reason ? `'${reason}'` : 'null'}`);
    const { version } = (await desk.row(id)) as { version: number };
    const refusal = { status: 403, reason: 'request.decide-in-console' };
    for (const action of ['approve', 'release', 'now', 'retry'] as const) {
      const asked = { params: { id }, body: { action, version } };
      expect(await app.withKey(key).refused(actOnPost, asked)).toMatchObject(refusal);
    }
    const body = { posts: [{ id, version }], change: { action: 'approve' } };
    expect(await app.withKey(key).refused(changePosts, { body })).toMatchObject(refusal);
    expect(await desk.row(id)).toMatchObject({ status: 'held', version });
    const released = await desk.user.call(actOnPost, {
      params: { id },
      body: { action: 'release', version },
    });
    expect(released.status).toBe('pending');
  });
});

it('a key still sends, at once, what goes out anyway', async () => {
  const desk = await scheduleFixture(app, 'sender');
  const { key } = await desk.user.call(createExtensionKey, { body: { name: 'k' } });
  const { id, version } = await desk.schedule();
  const body = { action: 'now', version } as const;
  // Its account is not connected: the publisher would say the same of anybody.
  expect((await app.withKey(key).call(actOnPost, { params: { id }, body })).holdReason).toBe(
    'reconnect',
  );
});
