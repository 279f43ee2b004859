import { route } from '#api/http/route.ts';
import { getHealth } from '#shared/contracts/health.ts';
import { isUp } from './queries.ts';

export const healthRoutes = [
  route(getHealth, async ({ ctx }) => {
    const up = await isUp(ctx.db);
    return {
      status: up ? ('ok' as const) : ('degraded' as const),
      version: ctx.env.VERSION,
      database: up ? ('up' as const) : ('down' as const),
      x: ctx.xMode,
      ai: ctx.ai.best().id === 'local' ? ('built-in' as const) : ('provider' as const),
      testLogin: ctx.env.TEST_LOGIN,
      email: ctx.env.SMTP_URL !== undefined,
    };
  }),
];
