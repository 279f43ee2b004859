import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, Context as HonoContext } from 'hono';
import { etag } from 'hono/etag';
import type { Bindings } from './mount.ts';

const EXTENSION_ZIP = '.output/browser-extension.zip';
const NOT_BUILT = 'The console is not built. Run npm start, which builds it.';

/** Serves the built console: hashed assets for ever, every other path as the page that routes it. */
export function serveConsole(app: Hono<{ Bindings: Bindings }>, folder: string): void {
  const root = resolve(folder);
  if (!existsSync(resolve(root, 'index.html'))) {
    app.get('*', (call) => call.text(NOT_BUILT, 503));
    return;
  }
  const cached = (value: string) => (_: string, call: HonoContext) => {
    call.header('cache-control', value);
  };
  const forEver = cached('public, max-age=31536000, immutable');
  const checked = cached('no-cache');
  app.get('/browser-extension.zip', serveStatic({ path: EXTENSION_ZIP, onFound: checked }));
  app.get('/assets/*', serveStatic({ root, precompressed: true, onFound: forEver }));
  app.get('*', etag());
  app.get('*', serveStatic({ root, onFound: checked }));
  const page = serveStatic({ root, path: 'index.html', onFound: checked });
  app.get('*', async (call, next) => {
    if (/\.\w+$/.test(call.req.path)) return call.text('Not found', 404);
    return page(call, next);
  });
}
