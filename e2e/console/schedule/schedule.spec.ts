import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from '../accessible.ts';
import { unreadableTexts } from '../display/contrast.ts';
import { addPersona, approveOnX, refusedCall, signIn, test } from '../visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
const inBerlin = { timezone: 'CET' };

const DAY_MS = 86_400_000;
/** The day in Berlin, so many days from now. */
const day = (ahead: number) =>
  new Date(Date.now() + ahead * DAY_MS).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

const posts = (page: Page) => page.getByRole('region', { name: 'Scheduled Posts' });
const postRow = (page: Page, name: string) => posts(page).getByRole('article', { name });
const status = (of: Locator, name: string) => of.getByRole('img', { name });

/** What the menu of a row offers. */
async function choose(page: Page, of: Locator, name: string): Promise<void> {
  await of.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function compose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(page.getByLabel('Content', { exact: true })).toBeVisible();
}

async function schedule(page: Page, text: string, ahead = 2, time = '09:30'): Promise<void> {
  if (!(await page.getByLabel('Content', { exact: true }).isVisible())) await compose(page);
  await page.getByLabel('Content', { exact: true }).fill(text);
  await page.getByRole('radio', { name: 'Pick a time' }).check();
  await page.getByLabel('Date').fill(day(ahead));
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a post is planned, edited, copied and deleted', async ({ page, baseURL }) => {
  await signIn(page, inBerlin);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/schedule');
  await compose(page);
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByLabel('Content', { exact: true })).toBeFocused();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Pick a time' }).check();
  await expect(page.getByLabel('Date')).toHaveAttribute('min', day(0));
  await page.getByRole('dialog').getByLabel('Persona', { exact: true }).selectOption('Dana');
  await schedule(page, 'funding flipped negative again');
  await expect(page.getByText('Post scheduled successfully')).toBeVisible();
  const planned = postRow(page, 'funding flipped negative again');
  await expect(planned).toContainText('9:30 AM');
  await expect(planned).toContainText('Dana');
  await expect(status(planned, 'Pending')).toBeVisible();

  await planned.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Scheduled Post' });
  await dialog.getByLabel('Time', { exact: true }).fill('18:15');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Scheduled post updated')).toBeVisible();
  await expect(planned).toContainText('6:15 PM');

  await choose(page, planned, 'Duplicate');
  await expect(planned).toHaveCount(2);
  const copy = planned.filter({ has: page.getByRole('img', { name: 'On hold' }) });
  await choose(page, copy, 'Delete');
  await expect(page.getByText('Scheduled post deleted')).toBeVisible();
  await expect(planned).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 post restored')).toBeVisible();
  await expect(planned).toHaveCount(2);
});

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

test('pictures are chosen together, described, and go with the post; a video beside them does not', async ({
  page,
}) => {
  await signIn(page, inBerlin);
  await page.goto('/schedule');
  await compose(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const files = page.getByLabel('Media', { exact: true });
  await files.setInputFiles([picture('one.png'), picture('two.png')]);
  const second = page.getByLabel('Alt text of picture 2');
  await second.fill('A pixel, alone');
  await second.press('Enter');
  const described = page.getByRole('img', { name: 'A pixel, alone' });
  // In the preview too.
  await expect(described).toHaveCount(2);
  await files.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: pixel });
  await expect(
    page.getByText('A post holds up to 4 pictures, or 1 GIF, or 1 video.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await schedule(page, 'look at this pixel');
  const planned = postRow(page, 'look at this pixel');
  await expect(status(planned, 'Media')).toBeVisible();
  await planned.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Scheduled Post' });
  await expect(dialog.getByLabel('Alt text of picture 1')).toHaveValue('A pixel, alone');
  await expectWholePage(page);
});

test.describe('on X', () => {
  test.use({ expected: refusedCall(401) });

  test('a thread goes out at once, and its attempts are told', async ({ page }) => {
    await page.goto('/schedule');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await approveOnX(page);
    await page.goto('/schedule');
    await compose(page);
    await page.getByLabel('Content', { exact: true }).fill('gm, three things on my desk');
    await page.getByRole('button', { name: 'Add part' }).click();
    await page.getByRole('textbox', { name: 'Part 2' }).fill('one: blobs are basically free now');
    await page.getByRole('radio', { name: 'Pick a time' }).check();
    await page.getByLabel('Date').fill(day(3));
    await page.getByLabel('Time', { exact: true }).fill('09:30');
    await expect(page.getByText('Estimated X API cost: $0.03')).toBeVisible();
    await page.getByRole('button', { name: 'Schedule Post' }).click();
    await expect(page.getByText('Post scheduled successfully')).toBeVisible();
    const thread = posts(page).getByRole('article', { name: /^gm, three things/ });
    await expect(thread.getByTitle('Thread of 2')).toBeVisible();
    await choose(page, thread, 'Post now');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Post now' }).click();
    await expect(status(thread, 'Posted')).toBeVisible({ timeout: 30_000 });
    await thread.getByRole('button', { name: /^Actions/ }).click();
    await expect(page.getByRole('menuitem', { name: 'View on X' })).toHaveAttribute(
      'href',
      /\/status\/\d+$/,
    );
    await page.getByRole('menuitem', { name: 'Delivery log' }).click();
    const log = page.getByRole('dialog', { name: 'Delivery Log' });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.getByText(/^Delivered to X at /)).toHaveCount(2);
  });
});

test('what X would refuse is said while typing, and fixed by a press', async ({ page }) => {
  await signIn(page, inBerlin);
  await page.goto('/schedule');
  await compose(page);
  const text = page.getByLabel('Content', { exact: true });
  await text.fill('Rotating from $BTC into $ETH');
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings).toContainText('X takes only one cashtag');
  await findings.getByRole('button', { name: /^Fix/ }).click();
  await expect(text).toHaveValue('Rotating from $BTC into ETH');
  await expect(findings).toHaveCount(0);
  await text.fill('x'.repeat(300));
  await expect(page.getByText('300 / 280 characters, 20 too many')).toBeAttached();
  await expect(page.getByText('-20', { exact: true })).toBeVisible();
});

test('a post moves in the calendar by keys and by mouse', async ({ page }) => {
  await signIn(page, inBerlin);
  await page.goto('/schedule');
  // Tuesday of next week, in weeks that begin on Sunday: what has passed takes no post.
  const ahead = 9 - new Date(day(0)).getUTCDay();
  await schedule(page, 'movable', ahead, '09:30');
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByLabel('View').selectOption('week');
  const week = page.getByRole('table', { name: 'Week' });
  const post = page.getByRole('button', { name: /movable, Pending$/ });
  await page.getByRole('button', { name: 'Next week' }).click();
  await post.focus();
  await page.keyboard.press('Space');
  const told = page.getByRole('status', { name: 'Moving' });
  await expect(told).toContainText('Picked up "movable"');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(told).toContainText('11:30');
  await expect(post).toBeFocused();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  await expect(post).toHaveAccessibleName(/^11:30/);

  const row = week.getByRole('row', { name: /^10:00/ });
  const again = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  // On the left, where no toast covers the cell.
  await post.dragTo(row.getByRole('cell').nth(2));
  expect((await again).status()).toBe(200);
  await expect(post).toHaveAccessibleName(/^10:30/);
  await page.reload();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(postRow(page, 'movable')).toContainText('10:30');
});

test('queue slots give the next free one, and an import fills them', async ({ page }) => {
  await signIn(page, inBerlin);
  await page.goto('/schedule');
  await page.getByRole('tab', { name: 'Queue' }).click();
  await page.getByLabel('New time on Monday').fill('10:45');
  await page.getByRole('button', { name: 'Add time on Monday' }).click();
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click();
  await page.getByRole('button', { name: 'Save Slots' }).click();
  await expect(page.getByText('Queue slots saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await compose(page);
  await expect(page.getByRole('radio', { name: 'Next free slot' })).toBeChecked();
  await expect(page.getByText(/, 10:45 AM/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Posts' });
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'posts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `content,date,time\nqueued one about fees,,\nqueued two about blobs,,\nfixed,${day(5)},20:00\nwrong,soon,\n`,
    ),
  });
  await expect(dialog.getByText('3 posts to add')).toBeVisible();
  await expectWholePage(page);
  await dialog.getByRole('button', { name: 'Schedule 3 posts' }).click();
  await expect(page.getByText('3 posts scheduled')).toBeVisible();
  // What was left out stays to be read, and the focus with the button.
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(postRow(page, 'queued one about fees')).toContainText('10:45');
  await expect(postRow(page, 'queued two about blobs')).toContainText('10:45');
  await expect(postRow(page, 'fixed')).toContainText('8:00 PM');
});

test('it passes axe in every tab and fits 360 pixels', async ({ page }) => {
  await signIn(page, inBerlin);
  await page.goto('/schedule');
  await expect(page.getByText('No scheduled posts yet')).toBeVisible();
  await expectWholePage(page);
  await schedule(page, `${'W'.repeat(70)} <b>not bold</b>`, 1, '09:30');
  await expectWholePage(page);
  await compose(page);
  await page
    .getByLabel('Content', { exact: true })
    .fill('Is $BTC or $ETH next? https://example.com');
  await expect(page.getByRole('list', { name: 'Findings' })).toBeVisible();
  await page.getByRole('button', { name: 'Add part' }).click();
  await expectWholePage(page);
  await page.keyboard.press('Escape');
  for (const name of ['Calendar', 'Queue']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectWholePage(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Posts', 'Calendar', 'Queue']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  }
});

test('posts and calendar can be read and used everywhere', async ({ page }) => {
  await signIn(page, inBerlin);
  await page.goto('/schedule');
  await schedule(page, 'readable', 1, '09:30');
  await expect(postRow(page, 'readable')).toBeVisible();
  await postRow(page, 'readable').getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Selected posts' })).toBeVisible();
  // Nothing under the pointer: what is hovered has another colour.
  await page.mouse.move(0, 0);
  await expectAccessibleEverywhere(page);
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await expect(page.getByRole('table', { name: 'Weeks' })).toBeVisible();
  await page.getByRole('button', { name: 'Legend' }).click();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('View').selectOption('month');
  await expect(page.getByRole('table', { name: 'Month' })).toBeVisible();
  expect(await unreadableTexts(page), 'month').toEqual([]);
  await page.getByLabel('View').selectOption('week');
  await expect(page.getByRole('table', { name: 'Week' })).toBeVisible();
  expect(await unreadableTexts(page), 'week').toEqual([]);
  await compose(page);
  await page.getByLabel('Content', { exact: true }).fill('Is $BTC or $ETH next? https://a.com');
  await expect(page.getByRole('list', { name: 'Findings' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview on X' })).toContainText('a.com');
  expect(await unreadableTexts(page), 'composer').toEqual([]);
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('it asks to sign in', async ({ page }) => {
    await page.goto('/schedule');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please sign in to schedule posts')).toBeVisible();
    await expectWholePage(page);
  });
});
