import { withWorkspace } from '#api/db/tenant.ts';
import { noteDownload } from '#api/domains/audit/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/analytics.ts';
import { addRevenue, deleteRevenue, listRevenue } from '#shared/contracts/revenue.ts';
import { exportReport } from './export-report.ts';
import { readAnalytics } from './read-analytics.ts';
import { findPostMetrics } from './report-queries.ts';
import { addRevenueEntry, listRevenueEntries, removeRevenueEntry } from './revenue.ts';

export const analyticsRoutes = [
  route(contract.getAnalytics, ({ owner, ctx, query }) =>
    withWorkspace(ctx.db, owner, (tx) => readAnalytics(tx, ctx, owner, query)),
  ),
  route(contract.exportAnalytics, async ({ owner, ctx, query }) => {
    const report = await exportReport(ctx, owner, query);
    await noteDownload(ctx.db, owner, 'report');
    return report;
  }),
  route(contract.getPostMetrics, ({ owner, ctx, params }) =>
    withWorkspace(ctx.db, owner, (tx) =>
      findPostMetrics(tx, owner, params.id).executeTakeFirstOrThrow(() =>
        notFound('Scheduled post'),
      ),
    ),
  ),
  route(listRevenue, ({ owner, ctx }) => listRevenueEntries(ctx.db, owner)),
  route(addRevenue, ({ owner, ctx, body }) => addRevenueEntry(ctx.db, owner, body)),
  route(deleteRevenue, ({ owner, ctx, params }) => removeRevenueEntry(ctx.db, owner, params.id)),
];
