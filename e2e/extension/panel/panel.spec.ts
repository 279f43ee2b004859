import type { Route } from '@playwright/test';
import { apiUrl } from '../../people.ts';
import { expect, openScreen, test } from '../fixtures.ts';

test.use({ connected: false });

test('connects with address and key, then shows where to write', async ({ panel, person }) => {
  await panel.getByRole('textbox', { name: 'API URL' }).fill(apiUrl);
  await panel.getByRole('textbox', { name: 'API key' }).fill(person.key);
  await panel.getByRole('button', { name: 'Test' }).click();
  await expect(panel.getByText(`It works: signed in as ${person.username}.`)).toBeVisible();
  await panel.getByRole('button', { name: 'Connect' }).click();
  await expect(panel.getByRole('heading', { name: 'Write', exact: true })).toBeVisible();

  await panel.reload();
  await openScreen(panel, 'Personas');
  await expect(panel.getByText('Degen Dana')).toBeVisible();
});

test('says what is wrong: the address, the server, the key', async ({ panel }) => {
  const url = panel.getByRole('textbox', { name: 'API URL' });
  const key = panel.getByRole('textbox', { name: 'API key' });
  const connect = panel.getByRole('button', { name: 'Connect' });

  await expect(url).toHaveValue('http://localhost:3000');
  await connect.click();
  await expect(key).toHaveAccessibleDescription(/Enter the API key/);

  await key.fill('trp_wrong');
  await url.fill('http://troupe.example');
  await connect.click();
  await expect(url).toHaveAccessibleDescription(/Enter an https address/);

  await url.fill('http://localhost:9');
  await connect.click();
  await expect(url).toHaveAccessibleDescription(/No answer from http:\/\/localhost:9/);

  await url.fill(apiUrl);
  await connect.click();
  await expect(key).toHaveAccessibleDescription(/does not accept this API key/);
  await expect(key).toHaveValue('trp_wrong');
});

test('what is typed while a key is tried is not said to work', async ({
  panel,
  person,
  context,
}) => {
  const tried: Route[] = [];
  await context.route(`${apiUrl}/api/auth/user`, (route) => void tried.push(route));
  const key = panel.getByRole('textbox', { name: 'API key' });
  const tryIt = panel.getByRole('button', { name: 'Test' });
  await panel.getByRole('textbox', { name: 'API URL' }).fill(apiUrl);
  await key.fill(person.key);
  await tryIt.click();
  await expect.poll(() => tried.length).toBe(1);
  await key.fill('trp_another');
  await tried[0]?.continue();
  await expect(tryIt).toBeEnabled();
  await expect(panel.getByText(/^It works/)).toHaveCount(0);
  await expect(key).toHaveValue('trp_another');
});

test('a persona made in the panel can draft on X', async ({ panel, person, x, page }) => {
  await panel.getByRole('textbox', { name: 'API URL' }).fill(apiUrl);
  await panel.getByRole('textbox', { name: 'API key' }).fill(person.key);
  await panel.getByRole('button', { name: 'Connect' }).click();
  await openScreen(panel, 'Personas');
  await panel.getByRole('button', { name: 'Create Persona' }).click();
  await panel.getByRole('textbox', { name: 'Name' }).fill('Panel Pat');
  await panel.getByRole('textbox', { name: 'Description' }).fill('Made in the side panel');
  await panel.getByRole('textbox', { name: 'Personality' }).fill('Kind and brief');
  await panel.getByRole('dialog').getByRole('button', { name: 'Create Persona' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Panel Pat' })).toBeVisible();

  await page.bringToFront();
  await x.goto('/home');
  await page.getByRole('button', { name: 'AI Reply' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Troupe draft' });
  await expect(dialog.getByRole('option', { name: 'Panel Pat' })).toBeAttached();
});
