import { withWorkspace } from '#api/db/tenant.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/audit.ts';
import { exportEvents } from './export-events.ts';
import { noteDownload } from './public.ts';
import { listEvents } from './queries.ts';

export const auditRoutes = [
  route(contract.listAuditEvents, async ({ owner, ctx, query }) => {
    const found = await withWorkspace(ctx.db, owner, (tx) =>
      listEvents(tx, owner, query, contract.EVENTS_PER_PAGE + 1).execute(),
    );
    return {
      events: found.slice(0, contract.EVENTS_PER_PAGE),
      isLast: found.length <= contract.EVENTS_PER_PAGE,
    };
  }),
  route(contract.exportAuditEvents, async ({ owner, ctx, query }) => {
    await noteDownload(ctx.db, owner, 'audit');
    return exportEvents(ctx, owner, query);
  }),
];
