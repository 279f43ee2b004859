import type { Page } from '@playwright/test';
import { apiUrl, type Person } from '../people.ts';
import { connect, expect, test } from './fixtures.ts';

const sentence = 'Your extension key was revoked or has expired. Reconnect in the side panel.';
/** In the panel itself. */
const here = 'Your extension key was revoked or has expired. Make a new one in your console.';

async function revokeKeys({ cookie }: Person): Promise<void> {
  const headers = { cookie, origin: apiUrl };
  const keys = (await (await fetch(`${apiUrl}/api/extension-keys`, { headers })).json()) as {
    id: string;
  }[];
  for (const { id } of keys) {
    const url = `${apiUrl}/api/extension-keys/${id}`;
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
  }
}

async function seesReconnect(panel: Page): Promise<void> {
  await expect(panel.getByRole('alert').getByText(here)).toHaveCount(1);
  await expect(panel.getByRole('textbox', { name: 'API URL' })).toHaveValue(apiUrl);
  await expect(panel.getByRole('textbox', { name: 'API key' })).toHaveValue('');
  await expect(panel.getByText('Logging in again')).toHaveCount(0);
}

test('a key revoked while drafting is told once; the panel asks for another, address kept', async ({
  home,
  draft,
  background,
  person,
  context,
}) => {
  await revokeKeys(person);
  await draft.openFrom(home.postAt(0));
  await expect(draft.dialog.getByText(sentence)).toBeVisible();
  const stored = await background.evaluate(() => chrome.storage.local.get(['apiUrl', 'apiKey']));
  expect(stored).toEqual({ apiUrl, apiKey: '' });

  let calls = 0;
  context.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/api/`)) calls += 1;
  });
  await draft.button('Generate').click();
  await expect(draft.dialog.getByText(/is not connected yet/)).toBeVisible();
  const panel = await context.newPage();
  await panel.goto(new URL('/sidepanel.html', background.url()).href);
  await seesReconnect(panel);
  expect(calls).toBe(0);
});

test('the open panel turns into the form, and a new key brings the screens back', async ({
  panel,
  person,
  background,
}) => {
  await connect(background, person.key);
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();
  await revokeKeys(person);
  await panel.reload();
  await seesReconnect(panel);

  const made = await person.post('/api/extension-keys', { name: 'Another' });
  const { key } = (await made.json()) as { key: string };
  await panel.getByRole('textbox', { name: 'API key' }).fill(key);
  await panel.getByRole('button', { name: 'Connect' }).click();
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();
  await expect(panel.getByText(here)).toHaveCount(0);
});
