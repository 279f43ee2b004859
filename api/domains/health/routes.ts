import { timeZoneData } from '#api/config/time-zone-data.ts';
import { route } from '#api/http/route.ts';
import { getHealth } from '#shared/contracts/health.ts';
import { stateOfWork } from './state-of-work.ts';

export const healthRoutes = [
  route(getHealth, async ({ ctx, reply }) => {
    const state = await stateOfWork(ctx);
    const isUp = state.database === 'up';
    if (!isUp) {
      reply.status(503);
      reply.header('retry-after', '2');
    }
    return {
      status: isUp ? ('ok' as const) : ('degraded' as const),
      version: ctx.env.VERSION,
      timeZoneData,
      ...state,
      x: ctx.xMode,
      ai: ctx.ai.best().id === 'local' ? ('built-in' as const) : ('provider' as const),
      testLogin: ctx.env.TEST_LOGIN,
      email: ctx.env.SMTP_URL !== undefined,
    };
  }),
];
