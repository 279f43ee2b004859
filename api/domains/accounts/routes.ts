import { compiler } from '#api/db/compile.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { hotRead, route } from '#api/http/route.ts';
import { currentWorkspace } from '#api/http/session.ts';
import * as contract from '#shared/contracts/accounts.ts';
import { disconnectAccount } from './disconnect-account.ts';
import { listAccounts } from './queries.ts';
import { socialRow, toSocialStats } from './social-stats.ts';

export const accountRoutes = [
  route(contract.listSocialAccounts, ({ actor, ctx }) =>
    withWorkspace(ctx.db, actor.workspaceId, (db) => listAccounts(db, actor.workspaceId).execute()),
  ),
  route(contract.disconnectAccount, ({ actor, ctx, params }) =>
    disconnectAccount(ctx, actor.workspaceId, params.id).then(() => undefined),
  ),
  hotRead(
    contract.getSocialStats,
    socialRow(currentWorkspace).compile(compiler),
    (rows) => rows.map(toSocialStats)[0]!,
  ),
];
