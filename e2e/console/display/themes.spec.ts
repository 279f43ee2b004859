import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from '../accessible.ts';
import { addPersona, signIn, test, themes } from '../visitor.ts';

// One of these tests keeps the scripts from loading.
test.use({ expected: /status of 401 |ERR_FAILED/ });

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Leads through every state that has colours of its own and checks each. */
async function tour(page: Page, baseURL: string, check: (page: Page) => Promise<void>) {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with a test account' })).toBeVisible();
  await check(page);

  await signIn(page);
  await addPersona(page, baseURL, { name: 'Dana', type: 'reply_guy' });
  await addPersona(page, baseURL, { name: 'Lex', type: 'ct_lead' });
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Pause Dana' }).click();
  await expect(page.getByText('Persona paused successfully')).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Delete Dana' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Persona' });
  await dialog.getByLabel('Profile Image').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByRole('alert')).toContainText('Image must be smaller than 5MB');
  await dialog.getByRole('button', { name: 'Create Persona' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await check(page);

  await page.goto('/extension');
  await page.getByLabel('Key name').fill('Laptop');
  await page.getByRole('button', { name: 'Create Key' }).click();
  await expect(page.getByText('It is shown only once')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Personality' })).toBeVisible();
  await check(page);
}

test('personas, their dialogs and keys can be read and used everywhere', async ({
  page,
  baseURL,
}) => {
  await tour(page, baseURL ?? '', expectAccessibleEverywhere);
});

test('a page that is not there passes axe, and so does the menu of a phone', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/personas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectWholePage(page);
});

test('a chosen theme is worn at once, kept, and there before the first paint', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-personality', 'professional');
  const choices = page.getByRole('group', { name: 'Personality' });
  await expect(choices.getByRole('radio')).toHaveCount(6);
  await choices.getByRole('radio', { name: /^Neon/i }).check();
  await expect(html).toHaveAttribute('data-personality', 'neon');
  await page.getByRole('button', { name: 'Crypto Gold' }).click();
  await expect(html).toHaveAttribute('data-personality', 'crypto');
  await expect(html).toHaveClass('dark');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-personality', 'crypto');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(6, 13, 28)');
});

test('the open page is told apart from the link under the pointer, in every theme, and nothing moves', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/personas');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const [open, other] = [
    bar.getByRole('link', { name: 'Personas' }),
    bar.getByRole('link', { name: 'Insights' }),
  ];
  await expect(open).toHaveAttribute('aria-current', 'page');
  const height = (await other.boundingBox())?.height;
  expect((await open.boundingBox())?.height).toBe(height);
  await other.hover();
  for (const { personality, dark } of themes) {
    await page.evaluate(wear, { personality, dark });
    await expect(page.locator('html')).toHaveAttribute('data-personality', personality);
    await expect(page.locator('html')).toHaveClass(dark ? 'dark' : 'light');
    await expect(other).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(other).toHaveCSS('box-shadow', 'none');
    expect(await open.evaluate(contrastOfLine), `${personality} ${dark}`).toBeGreaterThan(3);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'More places' });
  await menu.getByRole('link', { name: 'Buckets' }).hover();
  const current = menu.getByRole('link', { name: 'Personas' });
  expect(await current.evaluate(contrastOfLine)).toBeGreaterThan(3);
});

/** In the page: chooses a theme as another tab does. */
function wear({ personality, dark }: { personality: string; dark: boolean }) {
  localStorage.setItem('theme-personality', personality);
  localStorage.setItem('theme-dark', String(dark));
  dispatchEvent(new StorageEvent('storage', { key: 'theme-personality' }));
}

/** In the page: of the line inside an element against the page it stands on; 1 where there is none. */
function contrastOfLine(element: Element): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const line = getComputedStyle(element).boxShadow.match(/^rgb\([^)]*\)(?=.* inset$)/);
  const page = light(getComputedStyle(document.body).backgroundColor);
  const drawn = line ? light(line[0]) : page;
  return Math.max(drawn, page) / Math.min(drawn, page);
}

test('the toggle switches between light and dark', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.reload();
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveClass('light');
});

test('without a choice the system decides, and whenever it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('who wants less motion gets a theme at once, without a transition', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const begun = await page.evaluateHandle(() => {
    const elements: (EventTarget | null)[] = [];
    document.addEventListener('transitionrun', ({ target }) => elements.push(target));
    return elements;
  });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html.dark')).toBeAttached();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  expect(await begun.evaluate((elements) => elements.length)).toBe(0);
});
