import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/watchlist.ts';
import { createRule, removeRule, switchRule } from './change-rules.ts';
import { readWatchlist, unwatchCoin, watchCoin } from './watch-coins.ts';

export const watchlistRoutes = [
  route(contract.listWatchlist, ({ actor, ctx }) => readWatchlist(ctx.db, actor.workspaceId)),
  route(contract.watchCoin, ({ actor, ctx, body }) =>
    watchCoin(ctx, actor.workspaceId, body.coinId),
  ),
  route(contract.unwatchCoin, ({ actor, ctx, params }) =>
    unwatchCoin(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(contract.createWatchRule, ({ actor, ctx, body }) =>
    createRule(ctx.db, actor.workspaceId, body),
  ),
  route(contract.switchWatchRule, ({ actor, ctx, params, body }) =>
    switchRule(ctx.db, actor.workspaceId, params.id, body.isOn),
  ),
  route(contract.deleteWatchRule, ({ actor, ctx, params }) =>
    removeRule(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
];
