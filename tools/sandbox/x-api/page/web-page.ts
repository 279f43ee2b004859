import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Bindings } from '../http/answering.ts';

const NOT_BUILT = 'X sandbox: nothing leaves this machine.\nIts timeline page is not built here.\n';

/** Tells the page that there is a sandbox behind it; the same page also stands alone in tests. */
const MARK = '<meta name="troupe-sandbox" />';

/** Serves the built timeline page: its assets, and every other address as the page that routes it. */
export function mountWebPage(app: Hono<Bindings>, folder: string | undefined): void {
  const root = folder === undefined ? null : resolve(folder);
  if (root === null || !existsSync(resolve(root, 'index.html'))) {
    app.get('*', (call) => call.text(NOT_BUILT, call.req.path === '/' ? 200 : 404));
    return;
  }
  app.get('/x-web-assets/*', serveStatic({ root }));
  app.get('/x-web-assets/*', (call) => call.text('Not found', 404));
  app.get('*', async (call) => {
    const page = await readFile(resolve(root, 'index.html'), 'utf8');
    return call.html(page.replace('<head>', `<head>${MARK}`));
  });
}
