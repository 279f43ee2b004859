import { route } from '#api/http/route.ts';
import { timeZoneData } from '#api/time-zone-data.ts';
import { getHealth } from '#shared/contracts/health.ts';
import { stateOfWork } from './state-of-work.ts';

export const healthRoutes = [
  route(getHealth, async ({ ctx }) => {
    const { database, queue, publishing } = await stateOfWork(ctx);
    return {
      status: database === 'up' ? ('ok' as const) : ('degraded' as const),
      version: ctx.env.VERSION,
      timeZoneData,
      database,
      queue,
      publishing,
      x: ctx.xMode,
      ai: ctx.ai.best().id === 'local' ? ('built-in' as const) : ('provider' as const),
      testLogin: ctx.env.TEST_LOGIN,
      email: ctx.env.SMTP_URL !== undefined,
    };
  }),
];
