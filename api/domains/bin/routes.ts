import { compiler } from '#api/db/client/compile.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { listRoute, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/bin.ts';
import { listItems } from './queries.ts';
import { purgeItem, restoreItem } from './restore-item.ts';

export const binRoutes = [
  listRoute(contract.listBin, listItems(compiler, sessionWorkspace)),
  route(contract.restoreItem, ({ owner, ctx, params }) => restoreItem(ctx, owner, params.id)),
  route(contract.purgeItem, ({ owner, ctx, params }) => purgeItem(ctx.db, owner, params.id)),
];
