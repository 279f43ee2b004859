import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import type { XOptions } from '#tools/sandbox/x-web/options.ts';
import { buildXPage } from './build.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    "connect-src 'self' blob: https://*.twimg.com https://api.x.com wss://*.x.com",
    "font-src 'self' https://*.twimg.com",
    "form-action 'self' https://*.x.com",
    "frame-src 'self'",
    "img-src 'self' blob: data: https://*.twimg.com",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    `script-src 'self' 'unsafe-inline' https://*.twimg.com 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline' https://*.twimg.com",
    "worker-src 'self' blob:",
  ].join('; ');
}

type Files = ReadonlyMap<string, Buffer>;

/** All in memory: a newer build may sweep the folder away while this context still runs. */
async function readFiles(folder: string): Promise<Files> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const files = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
  return new Map(await Promise.all(files));
}

function fulfilPage(route: Route, files: Files): Promise<void> {
  const nonce = randomBytes(18).toString('base64');
  const html = files.get('index.html')!.toString('utf8');
  return route.fulfill({
    body: html.replaceAll('<script', `<script nonce="${nonce}"`),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce),
      'x-frame-options': 'DENY',
    },
  });
}

function fulfilAsset(route: Route, files: Files, path: string): Promise<void> {
  const body = files.get(path);
  if (!body) return route.fulfill({ status: 404, body: '' });
  return route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' });
}

/**
 * Serves the X stand-in as https://x.com (and twitter.com) in this context, with X's kind of CSP.
 * `options` are the page's defaults; the query string of an address overrides them. Loopback and
 * the extension's own pages go through, every other host is refused: a test never leaves the machine.
 */
export async function serveX(
  context: BrowserContext,
  options: Partial<XOptions> = {},
): Promise<void> {
  const files = await readFiles(await buildXPage());
  await context.addInitScript((given) => {
    window.__xOptions = given;
  }, options);
  await context.route('**/*', async (route) => {
    const address = new URL(route.request().url());
    if (address.hostname === 'x.com' || address.hostname === 'twitter.com') {
      const asset = /^\/(x-web-assets\/[\w.-]+)$/.exec(address.pathname)?.[1];
      if (asset) return fulfilAsset(route, files, asset);
      if (route.request().isNavigationRequest()) return fulfilPage(route, files);
      return route.fulfill({ status: 404, body: '' });
    }
    if (!address.protocol.startsWith('http')) return route.fallback();
    if (address.hostname === 'localhost' || address.hostname === '127.0.0.1') {
      return route.fallback();
    }
    return route.abort('blockedbyclient');
  });
}
