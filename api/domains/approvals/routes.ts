import { withWorkspace } from '#api/db/tenant.ts';
import { route } from '#api/http/route.ts';
import { countApprovals } from '#shared/contracts/approval-kinds.ts';
import * as contract from '#shared/contracts/approvals.ts';
import { changePolicy } from './change-policy.ts';
import { decideMany, decideOne } from './decide.ts';
import { listPolicies, waitingInSession } from './queries.ts';
import { readQueue, readReviews } from './read-reviews.ts';
import { submit, submitMany } from './submit.ts';

export const approvalRoutes = [
  route(contract.listApprovalPolicies, ({ owner, ctx }) =>
    withWorkspace(ctx.db, owner, (tx) => listPolicies(tx, owner).execute()),
  ),
  route(contract.setApprovalPolicy, ({ actor, ctx, body }) => changePolicy(ctx, actor, body)),
  route(contract.listPostReviews, ({ actor, ctx, params }) => readReviews(ctx, actor, params.id)),
  route(contract.submitPost, ({ actor, ctx, params, body }) => submit(ctx, actor, params.id, body)),
  route(contract.submitPosts, ({ actor, ctx, body }) => submitMany(ctx, actor, body)),
  route(contract.decidePost, ({ actor, ctx, params, body }) =>
    decideOne(ctx, actor, { ...body, ...params }),
  ),
  route(contract.decidePosts, ({ actor, ctx, body }) => decideMany(ctx, actor, body)),
  route(countApprovals, ({ rows: [row] }) => row!, waitingInSession),
  route(contract.listApprovals, ({ actor, ctx }) => readQueue(ctx, actor)),
];
