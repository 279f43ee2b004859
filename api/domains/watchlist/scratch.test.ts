import { it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { compiler } from '#api/db/compile.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { sql } from 'kysely';
import { listCoins } from './queries.ts';
import { watcherNamed } from './testing/watcher.ts';
const app = testApp();
it('x', async () => {
  const { workspaceId } = await watcherNamed(app, 'list_fast');
  await app.asOwner(`
    insert into watched_coins (workspace_id, coin_id, symbol, name)
    select '${workspaceId}', 'fast-' || n, 'F', 'Fast' from generate_series(1, 49) n;
    insert into coin_prices (coin_id, taken_at, price)
    select 'fast-' || n, clock_timestamp() - make_interval(mins => m), m
    from generate_series(1, 49) n, generate_series(1, 2880) m;
    analyze coin_prices`);
  const q = listCoins(compiler, workspaceId).compile();
  for (let i = 0; i < 2; i++) {
  const rows = await withWorkspace(app.running.ctx.db, workspaceId, async (tx) => {
    return (await tx.executeQuery({ ...q, sql: 'explain (analyze, buffers) ' + q.sql } as never)).rows;
  });
  console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'));
  }
}, 60000);
