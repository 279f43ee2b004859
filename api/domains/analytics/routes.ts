import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/analytics.ts';
import { addRevenue, deleteRevenue, listRevenue } from '#shared/contracts/revenue.ts';
import { exportReport } from './export-report.ts';
import { readAnalytics } from './read-analytics.ts';
import { findPostMetrics } from './report-queries.ts';
import { addRevenueEntry, listRevenueEntries, removeRevenueEntry } from './revenue.ts';

export const analyticsRoutes = [
  route(contract.getAnalytics, ({ actor, ctx, query }) =>
    readAnalytics(ctx, actor.workspaceId, query),
  ),
  route(contract.exportAnalytics, ({ actor, ctx, query }) =>
    exportReport(ctx, actor.workspaceId, query),
  ),
  route(contract.getPostMetrics, ({ actor, ctx, params }) =>
    withWorkspace(ctx.db, actor.workspaceId, (tx) =>
      findPostMetrics(tx, actor.workspaceId, params.id).executeTakeFirstOrThrow(() =>
        notFound('Scheduled post'),
      ),
    ),
  ),
  route(listRevenue, ({ actor, ctx }) => listRevenueEntries(ctx.db, actor.workspaceId)),
  route(addRevenue, ({ actor, ctx, body }) => addRevenueEntry(ctx.db, actor.workspaceId, body)),
  route(deleteRevenue, ({ actor, ctx, params }) =>
    removeRevenueEntry(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
];
