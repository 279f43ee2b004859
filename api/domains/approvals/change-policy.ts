import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { followChangedPolicy } from '#api/domains/publishing/public.ts';
import { fieldError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ApprovalPolicy, setApprovalPolicy } from '#shared/contracts/approvals.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { tellSubmitted } from './notify-reviewers.ts';
import * as queries from './queries.ts';

/**
 * Holds from the next claim of a worker on, for what was approved before too: whoever has to approve it
 * by now is told. Throws `not_found` for an account or a member of others.
 */
export function changePolicy(
  { db }: Pick<Context, 'db'>,
  owner: string,
  { mode, ...policy }: z.output<typeof setApprovalPolicy.body>,
): Promise<ApprovalPolicy[]> {
  const { accountId, levels } = policy;
  if (mode === 'required' && levels.length === 0) {
    throw fieldError('invalid', 'levels', message('field.none-chosen', { thing: 'approver' }));
  }
  const named = new Set(levels.flat().flatMap((one) => ('userId' in one ? [one.userId] : [])));
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'approvals');
    if (accountId !== null) {
      const account = await queries.findAccount(tx, owner, accountId).executeTakeFirst();
      if (!account) throw notFound('Account');
    }
    if (named.size > 0) {
      const { members } = await queries
        .countMembers(tx, owner, [...named])
        .executeTakeFirstOrThrow();
      if (Number(members) < named.size) throw notFound('Member');
    }
    await queries.deletePolicy(tx, owner, accountId).execute();
    if (mode !== null) await queries.insertPolicy(tx, owner, { ...policy, mode }).execute();
    await tellSubmitted(tx, owner, await followChangedPolicy(tx, owner));
    announce(tx, owner, 'posts');
    return queries.listPolicies(tx, owner).execute();
  });
}
