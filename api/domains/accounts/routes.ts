import { withWorkspace } from '#api/db/scope.ts';
import { route } from '#api/http/route.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';
import { listAccounts } from './queries.ts';

export const accountRoutes = [
  route(listSocialAccounts, ({ actor, ctx }) =>
    withWorkspace(ctx.db, actor.workspaceId, (db) => listAccounts(db, actor.workspaceId).execute()),
  ),
];
