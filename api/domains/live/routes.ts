import { eventRoute, type Route } from '#api/http/route.ts';
import { watchChanges } from '#shared/contracts/live.ts';

export const liveRoutes: Route[] = [
  eventRoute(watchChanges, async ({ ctx, owner, actor, request }) =>
    ctx.live.watch(owner, request.signal, actor.userId),
  ),
];
