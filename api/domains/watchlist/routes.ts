import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/watchlist.ts';
import { createRule, removeRule, switchRule } from './change-rules.ts';
import { readWatchlist, unwatchCoin, watchCoin } from './watch-coins.ts';

export const watchlistRoutes = [
  route(contract.listWatchlist, ({ owner, ctx }) => readWatchlist(ctx.db, owner)),
  route(contract.watchCoin, ({ owner, ctx, body }) => watchCoin(ctx, owner, body.coinId)),
  route(contract.unwatchCoin, ({ owner, ctx, params }) => unwatchCoin(ctx.db, owner, params.id)),
  route(contract.createWatchRule, ({ owner, ctx, body }) => createRule(ctx.db, owner, body)),
  route(contract.switchWatchRule, ({ owner, ctx, params, body }) =>
    switchRule(ctx.db, owner, params.id, body.isOn),
  ),
  route(contract.deleteWatchRule, ({ owner, ctx, params }) => removeRule(ctx.db, owner, params.id)),
];
