import type { Hono } from 'hono';
import type { Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import { type Bindings, visitorOf } from '#api/http/mount.ts';
import { pageHeaders } from '#api/http/page/page-frame.ts';
import { acceptedLanguage } from '#api/i18n/accepted-language.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { stopMails } from './queries.ts';
import { markIn } from './stop-link.ts';
import { type StopState, stopPage } from './stop-page.ts';

/**
 * `GET /stop-invitations/{token}` asks, `POST` stops: by the page's button, or by the mail program of
 * the reader, which posts without asking (RFC 8058). Mail scanners follow links, so GET changes nothing.
 */
export function mountStopPage(app: Hono<{ Bindings: Bindings }>, ctx: Context): void {
  app.on(['GET', 'POST'], '/stop-invitations/:token', async (call) => {
    const { incoming } = call.env;
    const accepted = acceptedLanguage(incoming.headers['accept-language']);
    const translator = await serverTranslator(accepted);
    const isPost = call.req.method === 'POST';
    const { status, page } = stopPage(await act(), translator);
    return new Response(page, { status, headers: pageHeaders });

    async function act(): Promise<StopState> {
      try {
        // Many people's mail programs come from one network.
        ctx.limits.take('visitor', visitorOf(incoming, ctx));
      } catch (error) {
        if (error instanceof AppError && error.code === 'rate_limited') return 'too-many';
        throw error;
      }
      const mark = markIn(ctx, call.req.param('token'));
      if (mark === null) return 'unknown';
      if (!isPost) return 'asked';
      await stopMails(ctx.across, 'invitation', mark).execute();
      return 'stopped';
    }
  });
}
