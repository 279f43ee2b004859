import { type App, bareApp } from './bare-app.ts';
import type { Context } from './context.ts';
import { healthRoutes } from './domains/health/routes.ts';
import { mount } from './http/mount.ts';
import { noSuchCall } from './http/problem.ts';
import { mountMetrics } from './metrics/metrics-route.ts';

/** What a process that is only a worker answers: how it fares, and nothing of anybody's. */
export function createWorkerApp(ctx: Context): App {
  const app = bareApp(ctx);
  mount(app, healthRoutes, ctx);
  mountMetrics(app, ctx);
  app.all('*', () => {
    throw noSuchCall();
  });
  return app;
}
