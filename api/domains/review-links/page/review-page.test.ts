import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { teamOf } from '#api/domains/invitations/testing/team.ts';
import { testApp } from '#api/testing/app.ts';
import { inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createScheduledPost } from '#shared/contracts/publishing.ts';
import { linkBy } from '../testing/shared-team.ts';

const app = testApp();
const HOSTILE = `"'><img src=x onerror=alert(1)></p><script>alert(2)</script>&amp; gm`;

const open = (path: string, language = 'en') =>
  app.stranger.fetch(path, { headers: { 'accept-language': language } });

it('shows texts and names of anybody as text', async () => {
  const { owner, workspaceId } = await teamOf(app, 'hostile_desk');
  await owner.call(createScheduledPost, {
    body: { content: HOSTILE, scheduledTime: inFuture(24) },
  });
  await app.asOwner(`update workspaces set name = $$${HOSTILE}$$ where id = '${workspaceId}'`);
  const reviewer = HOSTILE.slice(0, 80);
  const { token } = await linkBy({ caller: owner }, { may: 'view', reviewer });
  const page = await (await open(`/review/${token}`)).text();
  expect(page).toContain('&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toContain('&lt;script&gt;alert(2)&lt;/script&gt;&amp;amp; gm');
  expect(page.match(/<(?:script|img)/g)).toBeNull();
});

it('is kept by nobody, listed by nobody, and runs scripts of its own server only', async () => {
  const { owner } = await teamOf(app, 'headers_desk');
  const { token } = await linkBy({ caller: owner }, { may: 'view' });
  const { status, headers } = await open(`/review/${token}`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('content-security-policy')).toMatch(
    /script-src 'self'; .*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
  );
});

it("speaks the person's language, in the zone of the workspace", async () => {
  const { owner } = await teamOf(app, 'language_desk');
  const scheduledTime = inFuture(24);
  await owner.call(createScheduledPost, { body: { content: 'gm', scheduledTime } });
  const { token } = await linkBy({ caller: owner }, { may: 'view', reviewer: 'Jane' });
  for (const [asked, language, text] of [
    ['de-CH, en;q=0.5', 'de', 'Geteilt mit Jane von language_desk'],
    ['ja', 'ja', 'language_deskからJaneさんに共有されました'],
    ['nl', 'en', 'Shared with Jane by language_desk'],
  ] as const) {
    const page = await (await open(`/review/${token}`, asked)).text();
    expect(page).toContain(`<html lang="${language}" dir="ltr">`);
    expect(page).toContain(text);
    const shown = (format: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(
        new Date(scheduledTime),
      );
    expect(page).toContain(`<h2>${shown({ dateStyle: 'full' })}</h2>`);
    expect(page).toContain(`>${shown({ timeStyle: 'short' })}</time>`);
  }
});

it('says of a link that opens nothing no more than that', async () => {
  const { owner } = await teamOf(app, 'ended_desk');
  const made = await linkBy({ caller: owner }, { may: 'view' });
  await app.asOwner(`update review_links set expires_at = now() where id = '${made.id}'`);
  const expired = await open(`/review/${made.token}`);
  expect(expired.status).toBe(410);
  const unknown = await open(`/review/${'B'.repeat(43)}`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('<h1>Link not found</h1>');
  const text = await expired.text();
  expect(text).toContain('<h1>This link has expired</h1>');
  expect(text).not.toMatch(/ended_desk|Jane/);
});

it('has a script of a few kilobytes, far below the 60 that it may have', () => {
  const path = fileURLToPath(new URL('../../../../console/public/review-page.js', import.meta.url));
  const script = readFileSync(path);
  expect(script.length).toBeLessThan(6_000);
  expect(gzipSync(script).length).toBeLessThan(2_500);
  expect(script.toString()).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b/);
});
