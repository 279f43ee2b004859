import { withWorkspace } from '#api/db/tenant.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/audit.ts';
import { exportEvents } from './export-events.ts';
import { listEvents } from './queries.ts';

export const auditRoutes = [
  route(contract.listAuditEvents, async ({ actor, ctx, query }) => {
    const found = await withWorkspace(ctx.db, actor.workspaceId, (tx) =>
      listEvents(tx, actor.workspaceId, query, contract.EVENTS_PER_PAGE + 1).execute(),
    );
    return {
      events: found.slice(0, contract.EVENTS_PER_PAGE),
      isLast: found.length <= contract.EVENTS_PER_PAGE,
    };
  }),
  route(contract.exportAuditEvents, ({ actor, ctx, query }) =>
    exportEvents(ctx, actor.workspaceId, query),
  ),
];
