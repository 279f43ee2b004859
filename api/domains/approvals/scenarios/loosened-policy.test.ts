import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import type { ApprovalLevel, ApprovalMode } from '#shared/contracts/approval-kinds.ts';
import { listApprovalPolicies, setApprovalPolicy } from '#shared/contracts/approvals.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';

/** Ways to free one's own posts by the policy. */
const app = testApp();

type Policy = [mode: ApprovalMode | null, levels?: ApprovalLevel[], allowSelf?: boolean];

const owners: ApprovalLevel = [{ role: 'owner' }];
const admins: ApprovalLevel = [{ role: 'admin' }];
const editors: ApprovalLevel = [{ role: 'editor' }];

async function deskOf(name: string) {
  const { user: owner, workspaceId, connect } = await scheduleFixture(app, name);
  const accountId = await connect(name);
  const admin = await memberOf(app, workspaceId, 'admin');
  const { id: adminId } = await admin.call(getCurrentUser);
  const bodyOf = ([mode, levels = [], allowSelf = false]: Policy, of: string | null) => ({
    body: { accountId: of, mode, levels, allowSelf },
  });
  return { owner, admin, adminId, accountId, workspaceId, bodyOf };
}

const self = 'the admin' as unknown as ApprovalLevel;
const named = (levels: ApprovalLevel[] | undefined, adminId: string) =>
  levels?.map((level) => (level === self ? [{ userId: adminId }] : level));

/** What an admin may make of a policy that an owner has set. */
const changes: [before: Policy, after: Policy, isAllowed: boolean][] = [
  [['required', [owners]], ['required', [self]], false],
  [['required', [owners]], ['none'], false],
  [['required', [owners]], ['optional', [owners]], false],
  [['required', [owners]], [null], false],
  [['required', [owners]], ['required', [owners], true], false],
  [['required', [owners]], ['required', [[...owners, ...admins]]], false],
  [['required', [admins, owners]], ['required', [admins]], false],
  [['required', [owners, admins]], ['required', [admins, owners]], true],
  [['required', [owners]], ['required', [admins, owners]], true],
  [['required', [owners]], ['required', [owners, self]], true],
  [['required', [editors]], ['required', [owners]], false],
  [['required', [[...owners, ...editors]]], ['required', [owners]], true],
  // Levels that name the admin, but not what frees the admin's own posts.
  [['required', [admins]], ['required', [self]], true],
  [['required', [admins]], ['required', [editors]], true],
  [['required', [admins, admins]], ['required', [admins]], true],
  [['required', [admins]], ['none'], false],
  [['required', [admins]], ['required', [admins], true], false],
  [['required', [self]], [null], false],
  [['optional', [owners]], ['optional', [self]], false],
  [['optional', [owners]], ['none', [owners]], false],
  [['optional', []], ['optional', [self]], true],
  [['none'], ['required', [self]], true],
  [['none'], ['none', [], true], false],
  [[null], ['required', [admins]], true],
];

it.each(changes.map((change, at) => [at, ...change] as const))(
  'change %s of an admin: %j to %j, allowed: %s',
  async (at, before, after, isAllowed) => {
    const { owner, admin, adminId, accountId, bodyOf } = await deskOf(`loosen_${at}`);
    const of = at % 2 === 0 ? accountId : null;
    const resolved = ([mode, levels, allowSelf]: Policy): Policy => [
      mode,
      named(levels, adminId),
      allowSelf,
    ];
    await owner.call(setApprovalPolicy, bodyOf(resolved(before), of));
    const stored = await owner.call(listApprovalPolicies);
    if (isAllowed) {
      await admin.call(setApprovalPolicy, bodyOf(resolved(after), of));
      return;
    }
    expect(await admin.refused(setApprovalPolicy, bodyOf(resolved(after), of))).toMatchObject({
      ...{ status: 403, reason: 'rule.policy-by-owner' },
    });
    expect(await owner.call(listApprovalPolicies)).toEqual(stored);
    await owner.call(setApprovalPolicy, bodyOf(resolved(after), of));
  },
);

it('an own policy of an account does not free it from that of the workspace', async () => {
  const { owner, admin, accountId, bodyOf } = await deskOf('loosen_own');
  await owner.call(setApprovalPolicy, bodyOf(['required', [owners]], null));
  for (const policy of [['none'], ['optional', [owners]], ['required', [admins]]] as Policy[]) {
    expect(await admin.refused(setApprovalPolicy, bodyOf(policy, accountId))).toMatchObject({
      status: 403,
    });
  }
  await admin.call(setApprovalPolicy, bodyOf(['required', [owners, owners]], accountId));
  expect(await admin.refused(setApprovalPolicy, bodyOf([null], accountId))).toMatchObject({
    status: 403,
  });
});

it('the owners are notified of every change but their own', async () => {
  const { owner, admin, workspaceId, accountId, bodyOf } = await deskOf('loosen_told');
  const second = await memberOf(app, workspaceId, 'owner');
  const titles = async (caller: typeof owner) =>
    (await caller.call(listNotifications))
      .filter(({ type }) => type === 'policy_changed')
      .map(({ title, message }) => `${title}: ${message}`);
  await owner.call(setApprovalPolicy, bodyOf(['required', [owners]], null));
  expect(await titles(owner)).toEqual([]);
  const first =
    '@loosen_told changed the approval policy: Of all X accounts without their own. Check who approves posts.';
  expect(await titles(second)).toEqual([first]);
  const { username } = await admin.call(getCurrentUser);
  await admin.call(setApprovalPolicy, bodyOf(['required', [owners, admins]], accountId));
  const next = `@${username} changed the approval policy: Of @loosen_told. Check who approves its posts.`;
  expect(await titles(owner)).toEqual([next]);
  expect((await titles(second)).toSorted()).toEqual([first, next].toSorted());
  expect(await titles(admin)).toEqual([]);
});
