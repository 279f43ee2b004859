import type { Hono } from 'hono';
import type { Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import { type Bindings, visitorOf } from '#api/http/mount.ts';
import { pageHeaders } from '#api/http/page/page-frame.ts';
import { acceptedLanguage } from '#api/i18n/accepted-language.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { readReview } from '../shared-review.ts';
import { type Closed, closedPage } from './closed-page.ts';
import { reviewPage } from './review-page.ts';

/** `GET /review/{token}`: a page of the server's own, for people without an account. */
export function mountReviewPage(app: Hono<{ Bindings: Bindings }>, ctx: Context): void {
  app.get('/review/:token', async (call) => {
    const { incoming } = call.env;
    const token = call.req.param('token');
    const translator = await serverTranslator(
      acceptedLanguage(incoming.headers['accept-language']),
    );
    const found = await read();
    const { status, page } =
      typeof found === 'string'
        ? closedPage(found, translator)
        : { status: 200, page: reviewPage(found, token, translator) };
    return new Response(page, { status, headers: pageHeaders });

    async function read() {
      try {
        ctx.limits.take('auth', visitorOf(incoming, ctx));
        const { state, review } = await readReview(ctx, token);
        return review ?? (state as Closed);
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') return 'unknown';
        if (error instanceof AppError && error.code === 'rate_limited') return 'too-many';
        throw error;
      }
    }
  });
}
