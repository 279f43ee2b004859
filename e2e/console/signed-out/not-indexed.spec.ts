import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

/** What a token leads to, by the address of a page or of a call, and what only members see. */
const hidden = [
  '/invite/unknown',
  '/review/unknown',
  '/confirm-email?token=unknown',
  '/auth-success?token=unknown',
  '/stop-invitations/unknown',
  '/dashboard',
  '/nowhere',
];

test('no page behind a token or a sign-in is for search engines, the first one is', async ({
  request,
}) => {
  for (const path of hidden) {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex, nofollow');
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex, nofollow">');
  }
  for (const path of ['/api/invite/unknown', '/api/review/unknown', '/?token=unknown']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex, nofollow');
  }
  const landing = await request.get('/');
  expect(landing.headers()['x-robots-tag']).toBeUndefined();
  expect(await landing.text()).not.toContain('noindex');
});
