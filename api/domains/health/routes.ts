import { timeZoneData } from '#api/config/time-zone-data.ts';
import { type HandlerInput, route } from '#api/http/route.ts';
import { getHealth, getLiveness, getReadiness } from '#shared/contracts/health.ts';
import { stateOfWork } from './state-of-work.ts';

export const healthRoutes = [
  route(getLiveness, () => ({ status: 'ok' as const })),
  // What reads is answered while a disk is full.
  route(getReadiness, async ({ ctx, reply }) => {
    const { database } = await stateOfWork(ctx);
    return { status: statusOf(database === 'up', reply) };
  }),
  route(getHealth, async ({ ctx, reply }) => {
    const state = await stateOfWork(ctx);
    return {
      status: statusOf(state.database === 'up' && state.disk === 'ok', reply),
      version: ctx.env.VERSION,
      timeZoneData,
      ...state,
      x: ctx.xMode,
      ai: ctx.ai.best().id === 'local' ? ('built-in' as const) : ('provider' as const),
      testLogin: ctx.env.TEST_LOGIN,
      email: ctx.env.SMTP_URL !== undefined,
      embeddedModel: ctx.embedded.health(),
    };
  }),
];

function statusOf(
  isWell: boolean,
  reply: HandlerInput<typeof getHealth>['reply'],
): 'ok' | 'degraded' {
  if (isWell) return 'ok';
  reply.status(503);
  reply.header('retry-after', '2');
  return 'degraded';
}
