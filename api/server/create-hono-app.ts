import { Hono } from 'hono';
import type { Context } from '#api/context.ts';
import type { App } from '#api/http/mount.ts';
import { asAppError, failure, success } from '#api/http/response.ts';

/** Answers nothing yet; what throws in it is told in the one form of failures, and logged. */
export function createHonoApp(ctx: Context): App {
  const app: App = new Hono();
  app.onError((error, call) => {
    const problem = asAppError(error);
    const { requestId, pattern, failurePage, headers } = call.env.incoming;
    if (problem.status >= 500) {
      ctx.log.error(
        { requestId, route: pattern, err: problem.extra.cause ?? problem },
        problem.message,
      );
    }
    const navigates = headers.accept?.includes('text/html');
    return failurePage && navigates
      ? success(302, `${failurePage}?code=${problem.code}`)
      : failure(problem, requestId);
  });
  return app;
}
