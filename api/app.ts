import { startXSignIn } from '#shared/contracts/auth.ts';
import { type App, bareApp } from './bare-app.ts';
import type { Context } from './context.ts';
import { accountDataRoutes } from './domains/account-data/routes.ts';
import { accountRoutes } from './domains/accounts/routes.ts';
import { activityRoutes } from './domains/activities/routes.ts';
import { analysisRoutes } from './domains/analysis/routes.ts';
import { analyticsRoutes } from './domains/analytics/routes.ts';
import { authRoutes } from './domains/auth/routes.ts';
import { xSignInRoutes } from './domains/auth/x-routes.ts';
import { bucketRoutes } from './domains/buckets/routes.ts';
import { campaignRoutes } from './domains/campaigns/routes.ts';
import { dashboardRoutes } from './domains/dashboard/routes.ts';
import { generationRoutes } from './domains/generation/routes.ts';
import { healthRoutes } from './domains/health/routes.ts';
import { liveRoutes } from './domains/live/routes.ts';
import { marketRoutes } from './domains/market/routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { personaRoutes } from './domains/personas/routes.ts';
import { publishingRoutes } from './domains/publishing/routes.ts';
import { settingsRoutes } from './domains/settings/routes.ts';
import { viralRoutes } from './domains/viral/routes.ts';
import { voiceRoutes } from './domains/voice/routes.ts';
import { watchlistRoutes } from './domains/watchlist/routes.ts';
import { serveConsole } from './http/console.ts';
import { mount } from './http/mount.ts';
import { mountOpenApi } from './http/openapi.ts';
import { noSuchCall } from './http/problem.ts';
import type { Route } from './http/route.ts';
import { mountMetrics } from './metrics/metrics-route.ts';

export const routes: Route[] = [
  ...healthRoutes,
  ...authRoutes,
  ...xSignInRoutes,
  ...accountRoutes,
  ...personaRoutes,
  ...activityRoutes,
  ...dashboardRoutes,
  ...generationRoutes,
  ...bucketRoutes,
  ...voiceRoutes,
  ...viralRoutes,
  ...analysisRoutes,
  ...publishingRoutes,
  ...settingsRoutes,
  ...campaignRoutes,
  ...accountDataRoutes,
  ...analyticsRoutes,
  ...liveRoutes,
  ...marketRoutes,
  ...notificationRoutes,
  ...watchlistRoutes,
];

/** The whole application: every contract, the OpenAPI document, and the console. */
export function createApp(ctx: Context, consoleFolder: string): App {
  const app = bareApp(ctx);
  mount(app, routes, ctx);
  mountOpenApi(app, ctx.env.VERSION);
  mountMetrics(app, ctx);
  app.get('/x-auth', (call) => call.redirect(startXSignIn.path + new URL(call.req.url).search));
  app.all('/api/*', () => {
    throw noSuchCall();
  });
  serveConsole(app, consoleFolder, ctx.env.SECURE);
  return app;
}
