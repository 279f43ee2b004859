import type { Context } from '#api/context.ts';
import { healthRoutes } from '#api/domains/health/routes.ts';
import { noSuchCall } from '#api/errors/app-error.ts';
import { type App, mount } from '#api/http/mount.ts';
import { createHonoApp } from './create-hono-app.ts';
import { mountMetrics } from './metrics-route.ts';

/** What a process that is only a worker answers: how it fares, and nothing of anybody's. */
export function createWorkerApp(ctx: Context): App {
  const app = createHonoApp(ctx);
  mount(app, healthRoutes, ctx);
  mountMetrics(app, ctx);
  app.all('*', () => {
    throw noSuchCall();
  });
  return app;
}
