import type { Context } from '#api/context.ts';
import { accountDataRoutes } from '#api/domains/account-data/routes.ts';
import { accountRoutes } from '#api/domains/accounts/routes.ts';
import { activityRoutes } from '#api/domains/activities/routes.ts';
import { analysisRoutes } from '#api/domains/analysis/routes.ts';
import { analyticsRoutes } from '#api/domains/analytics/routes.ts';
import { approvalRoutes } from '#api/domains/approvals/routes.ts';
import { auditRoutes } from '#api/domains/audit/routes.ts';
import { authRoutes } from '#api/domains/auth/routes.ts';
import { xSignInRoutes } from '#api/domains/auth/x-routes.ts';
import { binRoutes } from '#api/domains/bin/routes.ts';
import { bucketRoutes } from '#api/domains/buckets/routes.ts';
import { campaignRoutes } from '#api/domains/campaigns/routes.ts';
import { commentRoutes } from '#api/domains/comments/routes.ts';
import { dashboardRoutes } from '#api/domains/dashboard/routes.ts';
import { generationRoutes } from '#api/domains/drafting/routes.ts';
import { healthRoutes } from '#api/domains/health/routes.ts';
import { invitationRoutes } from '#api/domains/invitations/routes.ts';
import { liveRoutes } from '#api/domains/live/routes.ts';
import { marketRoutes } from '#api/domains/market/routes.ts';
import { notificationRoutes } from '#api/domains/notifications/routes.ts';
import { mountStopPage } from '#api/domains/outside-mail/stop-page-route.ts';
import { personaRoutes } from '#api/domains/personas/routes.ts';
import { postDraftRoutes } from '#api/domains/post-drafts/routes.ts';
import { publishingRoutes } from '#api/domains/publishing/routes.ts';
import { mountReviewPage } from '#api/domains/review-links/page/review-page-route.ts';
import { reviewLinkRoutes } from '#api/domains/review-links/routes.ts';
import { settingsRoutes } from '#api/domains/settings/routes.ts';
import { viralRoutes } from '#api/domains/viral/routes.ts';
import { voiceRoutes } from '#api/domains/voice/routes.ts';
import { watchlistRoutes } from '#api/domains/watchlist/routes.ts';
import { workspaceRoutes } from '#api/domains/workspaces/routes.ts';
import { noSuchCall } from '#api/errors/app-error.ts';
import { serveConsole } from '#api/http/console/console.ts';
import { type App, mount } from '#api/http/mount.ts';
import { mountOpenApi } from '#api/http/openapi.ts';
import type { Route } from '#api/http/route.ts';
import { startXSignIn } from '#shared/contracts/auth.ts';
import { createHonoApp } from './create-hono-app.ts';
import { mountMetrics } from './metrics-route.ts';

export const routes: Route[] = [
  ...healthRoutes,
  ...authRoutes,
  ...xSignInRoutes,
  ...accountRoutes,
  ...personaRoutes,
  ...activityRoutes,
  ...dashboardRoutes,
  ...generationRoutes,
  ...binRoutes,
  ...bucketRoutes,
  ...voiceRoutes,
  ...viralRoutes,
  ...analysisRoutes,
  ...publishingRoutes,
  ...approvalRoutes,
  ...commentRoutes,
  ...postDraftRoutes,
  ...settingsRoutes,
  ...campaignRoutes,
  ...accountDataRoutes,
  ...analyticsRoutes,
  ...liveRoutes,
  ...marketRoutes,
  ...notificationRoutes,
  ...watchlistRoutes,
  ...workspaceRoutes,
  ...auditRoutes,
  ...invitationRoutes,
  ...reviewLinkRoutes,
];

/** The whole application: every contract, the OpenAPI document, and the console. */
export function createApp(ctx: Context, consoleFolder: string): App {
  const app = createHonoApp(ctx);
  mount(app, routes, ctx);
  mountOpenApi(app, ctx.env);
  mountMetrics(app, ctx);
  app.get('/x-auth', (call) => call.redirect(startXSignIn.path + new URL(call.req.url).search));
  app.all('/api/*', () => {
    throw noSuchCall();
  });
  mountReviewPage(app, ctx);
  mountStopPage(app, ctx);
  serveConsole(app, consoleFolder, ctx.env);
  return app;
}
