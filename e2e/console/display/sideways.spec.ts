import { expect, type Page } from '@playwright/test';
import { addMany } from '../../many-things.ts';
import { widthBeyond } from '../accessible.ts';
import { refusedCall, signIn, test } from '../visitor.ts';
import { otherScreens, ownScreens } from './screens.ts';

test.use({ viewport: { width: 360, height: 740 }, expected: refusedCall(401, 404) });

/** Every tab of the screen, one after the other. */
async function expectNothingSideways(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  const count = Math.max(1, await tabs.count());
  for (let at = 0; at < count; at += 1) {
    if ((await tabs.count()) > 0) await tabs.nth(at).click();
    await expect(page.locator('main [role="status"][aria-label^="Loading"]')).toHaveCount(0);
    expect(await widthBeyond(page), `${page.url()}, tab ${at}`).toBe(0);
  }
}

for (const count of [0, 5, 60]) {
  test(`no screen scrolls sideways on a phone with ${count} of each thing`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(400_000);
    await signIn(page);
    const headers = { origin: baseURL ?? '' };
    await addMany(
      async (path, data) => (await page.request.post(path, { headers, data })).status(),
      count,
    );
    const unread = async () =>
      (await (await page.request.get('/api/watchlist/notifications/unread')).json()).unread;
    await expect.poll(unread, { timeout: 90_000 }).toBe(count);
    for (const route of count === 0 ? [...ownScreens, ...otherScreens] : ownScreens) {
      await page.goto(route);
      await expect(page.locator('h1:not([inert] *)').first()).toBeAttached();
      await expectNothingSideways(page);
    }
  });
}
