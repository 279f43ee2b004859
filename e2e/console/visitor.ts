import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';

/** Approves on the consent page of the X sandbox, as somebody new unless named. Answers who. */
export async function approveOnX(
  page: Page,
  username = `x${randomBytes(5).toString('hex')}`,
): Promise<string> {
  await page.getByLabel('Or type a username').fill(username);
  await page.getByRole('button', { name: 'Approve' }).click();
  return username;
}

/** A page on which any console error, warning, or uncaught exception fails the test. */
export const test = base.extend<{ expected: RegExp }>({
  expected: [/(?!)/, { option: true }],
  page: async ({ page, expected }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  },
});

/** Chromium reports every 401 and 422 in the console, whoever handles it. */
export const refusedCall = (...statuses: number[]) =>
  new RegExp(`status of (${statuses.join('|')}) `);

/** Signs somebody new in, so that no two tests share a workspace; with a profile of the settings. */
export async function signIn(
  page: Page,
  profile?: { timezone?: string; language?: string },
): Promise<void> {
  const username = `c${randomBytes(6).toString('hex')}`;
  const answer = await page.request.get(`/api/auth/test-login?username=${username}`);
  expect(answer.status()).toBe(200);
  if (!profile) return;
  const settings = await (await page.request.get('/api/settings')).json();
  const saved = await page.request.put('/api/settings', {
    headers: { origin: new URL(answer.url()).origin },
    data: { ...settings, profile: { ...settings.profile, ...profile } },
  });
  expect(saved.status()).toBe(200);
}

/** Makes a persona of the signed-in person through the API. */
export async function addPersona(page: Page, baseURL: string, more: object): Promise<void> {
  const answer = await page.request.post('/api/personas', {
    headers: { origin: baseURL },
    data: { name: 'Degen Dana', description: 'Trades perps', personality: 'Dry', ...more },
  });
  expect(answer.status()).toBe(201);
}

const personalities = ['professional', 'neon', 'crypto', 'elegant', 'vibrant', 'minimal'];
/** The twelve themes. */
export const themes = personalities.flatMap((personality) =>
  [false, true].map((dark) => ({ personality, dark })),
);
