import { expect, test } from '@playwright/test';

test('assets come compressed and may be kept for ever, the page itself is asked for again', async ({
  request,
}) => {
  const page = await request.get('/login');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const [script] = /\/assets\/react-[\w-]+\.js/.exec(await page.text()) ?? [];
  const asset = await request.get(script ?? 'no script found', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(asset.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
  const tag = asset.headers().etag ?? 'no tag';
  const again = await request.get(script ?? '', {
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  });
  expect(again.status()).toBe(304);
});
