import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context as HonoContext } from 'hono';
import { etag } from 'hono/etag';
import { acceptedLanguage } from '#api/i18n/accepted-language.ts';
import { type Place, readSessionToken } from '../auth/credential.ts';
import type { App, Bindings } from '../mount.ts';
import { consolePages } from './console-pages.ts';

const EXTENSION_ZIP = '.output/browser-extension.zip';
const NOT_BUILT = 'The console is not built. Run npm start, which builds it.';

/** Serves the built console: hashed assets for ever, every other path as the page that routes it. */
export function serveConsole(app: App, folder: string, place: Place): void {
  const root = resolve(folder);
  if (!existsSync(resolve(root, 'index.html'))) {
    app.get('*', (call) => call.text(NOT_BUILT, 503));
    return;
  }
  const pageAt = consolePages(root);
  const cached = (value: string) => (_: string, call: HonoContext) => {
    call.header('cache-control', value);
  };
  const forEver = (path: string, call: HonoContext) => {
    call.header('cache-control', 'public, max-age=31536000, immutable');
    // Its name holds what it is made of, and its ending how it is packed.
    call.header('etag', `"${basename(path)}"`);
  };
  const checked = cached('no-cache');
  app.get('/browser-extension.zip', serveStatic({ path: EXTENSION_ZIP, onFound: checked }));
  app.get('/assets/*', etag(), serveStatic({ root, precompressed: true, onFound: forEver }));
  app.get('*', etag());
  const file = serveStatic({ root, onFound: checked });
  app.get('*', async (call) => {
    if (!/\.\w+$/.test(call.req.path)) return page(call);
    return (await file(call, async () => {})) ?? call.text('Not found', 404);
  });

  async function page(call: HonoContext<{ Bindings: Bindings }>): Promise<Response> {
    const isVisit = readSessionToken(call.env.incoming.headers, place) === null;
    call.header('cache-control', 'no-cache');
    call.header('vary', 'cookie, accept-language');
    if (call.req.path !== '/' || call.req.url.includes('?')) {
      call.header('x-robots-tag', 'noindex, nofollow');
    }
    const language = acceptedLanguage(call.req.header('accept-language'));
    const path = pageAt(call.req.path, { isVisit, language });
    const page = serveStatic({ root, path, precompressed: true });
    return (await page(call, async () => {})) ?? call.text('Not found', 404);
  }
}
