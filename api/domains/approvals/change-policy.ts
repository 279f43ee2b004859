import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { notifyMembers } from '#api/domains/notifications/public.ts';
import { followChangedPolicy } from '#api/domains/publishing/public.ts';
import { ownersOf } from '#api/domains/workspaces/public.ts';
import { AppError, fieldError, notFound, signedOut } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ApprovalPolicy, setApprovalPolicy } from '#shared/contracts/approvals.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { APPROVALS } from '#shared/lib/schedule-link.ts';
import { policyFor, refusalToLoosen } from './loosened-policy.ts';
import { askApprovers } from './notify-reviewers.ts';
import { warnOfNoApprover } from './public.ts';
import * as queries from './queries.ts';

type Wanted = z.output<typeof setApprovalPolicy.body>;

/**
 * Holds from the next claim of a worker on, for what was approved before too: whoever has to approve it
 * by now is asked, and the other owners are notified. Throws `not_found` for an account or a member of
 * others, `forbidden` where the member may not loosen it.
 */
export function changePolicy(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  wanted: Wanted,
): Promise<ApprovalPolicy[]> {
  const { workspaceId: owner, userId } = actor;
  const { mode, ...policy } = wanted;
  const { accountId, levels } = policy;
  if (mode === 'required' && levels.length === 0) {
    throw fieldError('invalid', 'levels', message('field.none-chosen', { thing: 'approver' }));
  }
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'approvals');
    const member = await queries.lockMember(tx, owner, userId).executeTakeFirst();
    if (!member) throw signedOut();
    const account = await expectKnown(tx, owner, wanted);
    const before = await queries.listPolicies(tx, owner).execute();
    await queries.deletePolicy(tx, owner, accountId).execute();
    if (mode !== null) await queries.insertPolicy(tx, owner, { ...policy, mode }).execute();
    const after = await queries.listPolicies(tx, owner).execute();
    const [held, holds] = [policyFor(before, accountId), policyFor(after, accountId)];
    const refusal = refusalToLoosen({ userId, role: member.role }, held, holds);
    if (refusal) throw new AppError('forbidden', refusal);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await notifyOwners(tx, actor, account?.username ?? null);
    }
    await askApprovers(tx, owner, await followChangedPolicy(tx, owner));
    await warnOfNoApprover(tx, owner);
    announce(tx, owner, 'posts');
    return after;
  });
}

/** The account; undefined: the policy is of the workspace. Throws `not_found`. */
async function expectKnown(tx: Db, owner: string, { accountId, levels }: Wanted) {
  const account =
    accountId === null
      ? undefined
      : await queries
          .findAccount(tx, owner, accountId)
          .executeTakeFirstOrThrow(() => notFound('Account'));
  const named = new Set(levels.flat().flatMap((one) => ('userId' in one ? [one.userId] : [])));
  if (named.size > 0) {
    const { members } = await queries.countMembers(tx, owner, [...named]).executeTakeFirstOrThrow();
    if (Number(members) < named.size) throw notFound('Member');
  }
  return account;
}

async function notifyOwners(
  tx: Db,
  { workspaceId: owner, userId }: Actor,
  account: string | null,
): Promise<void> {
  const [named] = await queries.listNames(tx, owner, [userId]).execute();
  const owners = await ownersOf(tx, owner);
  await notifyMembers(
    tx,
    owner,
    owners.filter((id) => id !== userId),
    {
      type: 'policy_changed',
      title: message('notification.policy-changed', { username: named?.username ?? '' }),
      message:
        account === null
          ? message('notification.policy-of-all')
          : message('notification.policy-of', { username: account }),
      link: APPROVALS,
    },
  );
}
