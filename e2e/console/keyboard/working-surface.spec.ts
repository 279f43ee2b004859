import { expect, type Page } from '@playwright/test';
import { addPersona, approveOnX, test } from '../visitor.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** More stops than any of these screens has. */
const MOST_STOPS = 120;
const PATIENCE_MS = 180_000;
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const origin = () => test.info().project.use.baseURL ?? '';
const headers = () => ({ origin: origin() });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function plan(page: Page, content: string, scheduledTime: string) {
  const answer = await page.request.post('/api/scheduled-posts', {
    headers: headers(),
    data: { content, scheduledTime, timeZone: 'UTC' },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; version: number };
}

async function sendNow(page: Page, { id, version }: { id: string; version: number }) {
  const data = { action: 'now', version };
  const sent = await page.request.post(`/api/scheduled-posts/${id}/act`, {
    headers: headers(),
    data,
  });
  expect(sent.ok()).toBe(true);
  const status = async () =>
    (await (await page.request.get(`/api/scheduled-posts/${id}`)).json()).status;
  await expect.poll(status).toBe('posted');
}

/** Presses the key until the focus is on what has this name. */
async function until(page: Page, key: string, name: RegExp): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const on = document.activeElement as HTMLInputElement;
      return (on.ariaLabel ?? on.labels?.[0]?.textContent ?? on.textContent ?? '').trim();
    });
    if (name.test(at)) return;
    stops.push(at.slice(0, 40));
  }
  throw new Error(`${key} does not lead to ${name}, but to ${stops.join(' | ')}`);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/api/auth/x?returnTo=/schedule');
  await approveOnX(page);
  await expect(page.getByRole('button', { name: 'New post' })).toBeVisible();
});

test('composer, worklist and calendar are used from end to end with keys alone', async ({
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  await sendNow(
    page,
    await plan(page, 'gamma is out', new Date(Date.now() + MINUTE_MS).toISOString()),
  );
  await page.keyboard.press('c');
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await expect(composer.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.keyboard.type('alpha fees fell');
  await until(page, 'Tab', /^Add part$/);
  await page.keyboard.press('Enter');
  await expect(composer.getByRole('textbox', { name: 'Part 2' })).toBeFocused();
  await page.keyboard.type('and nobody talks about it');
  await until(page, 'Tab', /^Choose files$/);
  const chooser = page.waitForEvent('filechooser');
  await expect(composer.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await expect(composer.getByRole('textbox', { name: /^Alt text/ })).toBeVisible();
  await until(page, 'Tab', /^Next free slot$/);
  await page.keyboard.press('ArrowRight');
  await until(page, 'Tab', /^Date/);
  const [year = '', month = '', day = ''] = inDays(3).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await until(page, 'Tab', /^Time$/);
  await page.keyboard.type('0930AM');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Post scheduled successfully')).toBeVisible();
  await expect(composer).toHaveCount(0);

  await plan(page, 'beta blobs', `${inDays(4)}T09:30:00Z`);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await until(page, 'j', /^beta blobs/);
  await page.keyboard.press('x');
  await until(page, 'k', /^alpha fees fell/);
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await expect(bar).toContainText('2 selected');
  await until(page, 'Tab', /^Move$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to tomorrow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 posts moved')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('2 posts restored')).toBeVisible();

  await until(page, 'Shift+Tab', /^Posts$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Calendar' })).toBeFocused();
  await until(page, 'Tab', /^View$/);
  await page.keyboard.type('Week');
  await expect(page.getByRole('table', { name: 'Week' })).toBeVisible();
  await until(page, 'Tab', /^Add post: /);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(composer.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await expect(composer.getByLabel('Date')).not.toHaveValue('');
  await expect(composer.getByLabel('Time', { exact: true })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(composer).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^Add post/ }).and(page.locator(':focus')),
  ).toHaveCount(1);
  await until(page, 'Shift+Tab', /^Today$/);
  await page.keyboard.press('Enter');
  await until(page, 'Tab', / gamma is out, Posted$/);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Scheduled Post' });
  await expect(drawer.getByText('No metrics yet.')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'View on X: gamma is out' })).toBeVisible();
});

test('composer, row, menu, week and palette have their names in the accessibility tree', async ({
  page,
}) => {
  await addPersona(page, origin(), { name: 'Dana' });
  await plan(page, 'beta blobs', `${inDays(4)}T09:30:00Z`);
  await page.reload();
  const row = page.getByRole('article', { name: 'beta blobs' });
  await row.getByRole('button', { name: /^Actions/ }).press('Enter');
  await expect(row).toMatchAriaSnapshot(`
    - article "beta blobs":
      - 'checkbox "Select: beta blobs"'
      - img "Pending"
      - time: 9:30 AM
      - 'button "Open: beta blobs"'
      - 'button "Move to tomorrow: beta blobs"'
      - 'button "Edit: beta blobs"'
      - 'button "Actions: beta blobs" [expanded]'
  `);
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - 'menu "Actions: beta blobs"':
      - menuitem "Open"
      - menuitem "Edit"
      - menuitem "Move to tomorrow"
      - menuitem "Move to next free slot"
      - menuitem "Choose a time"
      - menuitem "Post now"
      - menuitem "Put on hold"
      - menuitem "Duplicate"
      - menuitem "Delivery log"
      - menuitem "Delete"
  `);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New post' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await composer.getByRole('textbox', { name: 'Content' }).fill('alpha fees fell');
  await composer.getByRole('button', { name: 'Add part' }).click();
  await expect(composer).toMatchAriaSnapshot(`
    - dialog "Compose":
      - heading "Compose" [level=1]
      - link "Drafts"
      - button "New draft"
      - link "Open full page"
      - combobox "Persona"
      - textbox "Content, part 1": alpha fees fell
      - button "Move part 1 up" [disabled]
      - button "Move part 1 down"
      - button "Remove part 1"
      - textbox "Part 2"
      - button "Move part 2 up"
      - button "Remove part 2"
      - button "Post options"
      - group "Tools":
        - button "Write with Dana"
        - button "Insert an emoji in part 2"
        - button "Choose files"
        - button "Add part"
        - button "Split into a thread"
        - button "Number the parts (1/2)"
        - button "Undo"
        - button "Redo"
        - button "Preview"
      - group "When":
        - radio "Next free slot" [checked]
        - radio "Pick a time"
        - radio "Now"
      - button "Save draft"
      - button "Schedule Post"
      - button "Close"
  `);
  await composer.getByRole('button', { name: 'Post options' }).click();
  const options = page.getByRole('dialog', { name: 'Post options' });
  await expect(options).toMatchAriaSnapshot(`
    - dialog "Post options":
      - combobox "Platform"
      - group "Labels":
        - checkbox "Made with AI"
        - checkbox "Paid partnership"
        - checkbox "Track links (UTM)"
  `);
  await page.keyboard.press('Escape');
  await composer.getByRole('button', { name: 'Preview' }).click();
  await expect(composer.getByRole('group', { name: 'Look of the preview' })).toBeVisible();
  await expect(composer.getByRole('region', { name: 'Preview on X' })).toBeVisible();
  await composer.getByRole('button', { name: 'Write with Dana' }).click();
  await expect(composer.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await expect(composer.getByRole('combobox', { name: 'Format' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toMatchAriaSnapshot(`
    - dialog "Command palette":
      - combobox "Command palette" [expanded]
      - listbox "Command palette":
        - group "Screens":
          - option "Home"
        - group "Actions":
          - option "Write a post c"
        - group "Personas":
          - option "Dana content creator"
  `);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByLabel('View').selectOption('week');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Calendar' })).toMatchAriaSnapshot(`
    - tabpanel "Calendar":
      - button "Previous week"
      - button "Today"
      - button "Next week"
      - button "Legend" [expanded]
      - combobox "View"
      - list "Legend":
        - listitem: Pending
      - region "Week, scrollable":
        - table "Week":
          - rowgroup:
            - row /^Hour/:
              - columnheader "Hour"
          - rowgroup:
            - row /^9:00 AM/:
              - rowheader "9:00 AM"
              - cell:
                - 'button /^Add post: Monday, .*, 9:00 AM$/'
  `);
});
