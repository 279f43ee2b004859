import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';
import { test } from '../visitor.ts';

/** The page as the build wrote it, without its scripts: they would replace what came with it. */
const html = readFileSync('dist/console/pages/extension.visitor.en.html', 'utf8').replace(
  /<script[^>]*><\/script>|<link rel="(?:modulepreload|icon)"[^>]*>/g,
  '',
);
const middle = html.indexOf('Personas in the side panel');

test('prerendered markup is shown once it is parsed to its end', async ({ page }) => {
  let rest: ServerResponse | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/assets/')) {
      response.setHeader('content-type', 'text/css').end(readFileSync(`dist/console${path}`));
      return;
    }
    if (path !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.setHeader('content-type', 'text/html').write(html.slice(0, middle));
    rest = response;
  });
  const { url, stop } = await listenOnLoopback(server);
  await page.goto(url, { waitUntil: 'commit' });
  const feature = page.getByText('AI Reply on every post');
  await expect(feature).toBeAttached();
  await expect(feature).toBeHidden();
  rest?.end(html.slice(middle));
  await expect(feature).toBeVisible();
  await stop();
});
