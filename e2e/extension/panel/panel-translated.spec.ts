import type { Page } from '@playwright/test';
import { translatePages } from '../../console/display/translate-page.ts';
import { addMany } from '../../many-things.ts';
import { connect, expect, openScreen, test } from '../fixtures.ts';

const unreadOf = (person: { get<T>(path: string): Promise<T> }) =>
  person.get<{ unread: number }>('/api/watchlist/notifications/unread');

const SCREENS = 13;

/** Goes to each screen of the panel and does that there. */
async function onEachScreen(panel: Page, look: (name: string) => Promise<void>): Promise<void> {
  const row = panel.getByRole('navigation', { name: 'Screens' });
  const links = row.getByRole('link');
  for (let at = 0; at < SCREENS; at += 1) {
    await row.locator('button[aria-expanded="false"]').dispatchEvent('click');
    await expect(links).toHaveCount(SCREENS);
    await look(`menu before screen ${at}`);
    await links.nth(at).dispatchEvent('click');
    await expect(links).toHaveCount(3);
    await expect(panel.locator('h1').first()).toBeAttached();
    const tabs = panel.getByRole('tab');
    for (let tab = 0; tab < Math.max(1, await tabs.count()); tab += 1) {
      if ((await tabs.count()) > 0) await tabs.nth(tab).dispatchEvent('click');
      await look(`screen ${at}, tab ${tab}`);
    }
  }
}

for (const how of ['replace', 'move'] as const) {
  test(`no screen of the panel breaks when a translator wraps its texts: ${how}`, async ({
    panel,
    background,
    person,
  }) => {
    test.setTimeout(300_000);
    await addMany(async (...call) => (await person.post(...call)).status, 5);
    await translatePages(panel, how);
    await connect(background, person.key);
    await panel.reload();
    await onEachScreen(panel, async () => {
      const fields = panel.locator('input[type="text"]:visible, textarea:visible');
      for (const field of await fields.all()) if (await field.isEditable()) await field.fill('gm');
      await expect(panel.getByText('This page could not be loaded.')).toHaveCount(0);
      expect(await panel.evaluate(() => 6 * 7)).toBe(42);
    });
    await expect(panel.locator('font font').first()).toBeAttached();
  });
}

for (const count of [0, 5, 60]) {
  test(`the panel scrolls nowhere sideways with ${count} of each thing`, async ({
    panel,
    background,
    person,
  }) => {
    test.setTimeout(400_000);
    await panel.setViewportSize({ width: 360, height: 740 });
    await addMany(async (...call) => (await person.post(...call)).status, count);
    await expect.poll(async () => (await unreadOf(person)).unread, { timeout: 90_000 }).toBe(count);
    await connect(background, person.key);
    await onEachScreen(panel, async (where) => {
      const beyond = await panel.evaluate(() => {
        const { scrollWidth, offsetWidth } = document.documentElement;
        return scrollWidth - offsetWidth;
      });
      expect(beyond, where).toBe(0);
    });
  });
}

test('a notification opens the very post, in the panel itself', async ({
  panel,
  background,
  person,
}) => {
  await addMany(async (...call) => (await person.post(...call)).status, 1);
  await expect.poll(async () => (await unreadOf(person)).unread).toBe(1);
  await connect(background, person.key);
  const row = panel.getByRole('navigation', { name: 'Screens' });
  await openScreen(panel, /^Notifications/);
  await panel.getByRole('button', { name: 'Open Post on hold' }).click();
  await expect(row.locator('[aria-current="page"]')).toHaveText('Schedule');
  const post = panel.locator('article[aria-current="true"]');
  await expect(post).toBeFocused();
  await expect(post).toBeInViewport({ ratio: 0.5 });
  await expect(post.getByRole('button', { name: /^Connect X Account/ })).toBeVisible();
  await expect(post.getByRole('button', { name: /^Release/ })).toHaveCount(0);
});
