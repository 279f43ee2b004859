import { withWorkspace } from '#api/db/scope.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/accounts.ts';
import { disconnectAccount } from './disconnect-account.ts';
import { listAccounts } from './queries.ts';
import { socialStats } from './social-stats.ts';

export const accountRoutes = [
  route(contract.listSocialAccounts, ({ actor, ctx }) =>
    withWorkspace(ctx.db, actor.workspaceId, (db) => listAccounts(db, actor.workspaceId).execute()),
  ),
  route(contract.disconnectAccount, ({ actor, ctx, params }) =>
    disconnectAccount(ctx, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(contract.getSocialStats, ({ actor, ctx }) => socialStats(ctx.db, actor.workspaceId)),
];
