import { DraftPopover } from './draft-popover.ts';
import { connect, expect, test } from './fixtures.ts';

test('opens on the post pressed, drafts at once and drafts anew on Generate', async ({
  x,
  page,
}) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const post = page.getByTestId('tweet').nth(1);
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await draft.openFrom(post);
  await expect(draft.dialog.getByText(`Replying to ${handle}`)).toBeVisible();
  const first = await draft.drafted();
  await draft.button('Generate').click();
  await expect(draft.text).not.toHaveValue(first);
  await expect(page).toHaveURL(/\/home$/);
});

test('keys typed in the dialog never reach X’s shortcuts', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await draft.openFrom(page.getByTestId('tweet').first());
  await draft.drafted();
  await draft.text.fill('');
  await draft.text.pressSequentially('nrlt gm?');
  await expect(draft.text).toHaveValue('nrlt gm?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('n');
  expect(await x.shortcuts()).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('Escape closes it and gives the focus back to the button', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const button = page.getByTestId('tweet').first().getByRole('button', { name: 'AI Reply' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(draft.text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(draft.dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/home$/);
});

test('inside X’s dialog it keeps the focus, and Escape closes only it', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await page.getByTestId('tweet').first().getByTestId('reply').click();
  const dialog = await x.dialog();
  await draft.openFrom(dialog);
  await draft.drafted();
  await draft.text.click();
  await page.keyboard.type('!');
  await expect(draft.text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(draft.dialog).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('a draft closed by accident is still there', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const post = page.getByTestId('tweet').first();
  await draft.openFrom(post);
  await draft.drafted();
  await draft.text.fill('half a thought');
  await draft.button('Close').click();
  await draft.openFrom(post);
  await expect(draft.text).toHaveValue('half a thought');
});

test('the persona of the last draft is chosen again', async ({ x, page, person }) => {
  await person.post('/api/personas', {
    name: 'Analyst Ada',
    description: 'Reads filings for fun',
    personality: 'Precise and calm',
  });
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const posts = page.getByTestId('tweet');
  const persona = draft.dialog.getByRole('combobox', { name: 'Persona' });
  for (const name of ['Degen Dana', 'Analyst Ada']) {
    await draft.openFrom(posts.first());
    await draft.drafted();
    await persona.selectOption(name);
    await draft.button('Generate').click();
    await expect(draft.button('Generate')).toBeEnabled();
    await draft.button('Close').click();
    await draft.openFrom(posts.nth(1));
    await expect(persona.locator('option:checked')).toHaveText(name);
    await draft.button('Close').click();
  }
});

test('it follows X’s theme and direction', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home', { theme: 'light', lang: 'ar' });
  await draft.openFrom(page.getByTestId('tweet').first());
  await expect(draft.dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(draft.dialog).toHaveCSS('direction', 'rtl');
  await x.setTheme('dark');
  await expect(draft.dialog).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('Cancel ends a draft that takes long, and nothing comes later', async ({
  x,
  page,
  context,
}) => {
  let ended = false;
  await context.route('**/api/ai/generate-reply', (route) => {
    route
      .request()
      .response()
      .catch(() => undefined);
  });
  context.on('requestfailed', (request) => {
    ended ||= request.url().endsWith('/generate-reply');
  });
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await draft.openFrom(page.getByTestId('tweet').first());
  await expect(draft.dialog.getByText('Writing a draft…')).toBeVisible();
  await expect(draft.button('Insert')).toBeDisabled();
  await draft.button('Cancel').click();
  await expect(draft.dialog.getByText('Writing a draft…')).toBeHidden();
  await expect.poll(() => ended).toBe(true);
  await expect(draft.text).toHaveValue('');
  await expect(draft.button('Generate')).toBeEnabled();
});

test('“Generate AI Reply” on selected text drafts for the post around it', async ({
  x,
  page,
  background,
}) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const post = page.getByTestId('tweet').nth(1);
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await post.getByTestId('tweetText').first().click({ button: 'right' });
  await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
    const info = { menuItemId: 'reply-to-selection', frameId: 0, selectionText: 'some words' };
    const { onClicked } = chrome.contextMenus as unknown as {
      onClicked: { dispatch(info: object, tab: object | undefined): void };
    };
    onClicked.dispatch(info, tab);
  });
  await expect(draft.dialog.getByText(`Replying to ${handle}`)).toBeVisible();
});

test.describe('without a key', () => {
  test.use({ connected: false });

  test('it says that the side panel connects, and opens it', async ({ x, page, background }) => {
    const draft = new DraftPopover(page);
    await x.goto('/home');
    await draft.openFrom(page.getByTestId('tweet').first());
    await expect(draft.dialog.getByText(/Open the side panel to connect/)).toBeVisible();
    await draft.button('Open side panel').click();
    const panels = () =>
      background.evaluate(async () => {
        const open = await chrome.runtime.getContexts({
          contextTypes: [chrome.runtime.ContextType.SIDE_PANEL],
        });
        return open.length;
      });
    await expect.poll(panels).toBe(1);
  });
});

test('an unreachable server is named', async ({ x, page, background }) => {
  const draft = new DraftPopover(page);
  await connect(background, 'trp_nobody', 'http://localhost:9');
  await x.goto('/home');
  await draft.openFrom(page.getByTestId('tweet').first());
  await expect(draft.dialog.getByText('No answer from http://localhost:9.')).toBeVisible();
});

test('scripts on X’s page cannot read the key', async ({ x, page, background, person }) => {
  await x.goto('/home');
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  const read = await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? -1 },
      func: () =>
        chrome.storage.local.get().then(
          (all) => JSON.stringify(all),
          (error) => String(error),
        ),
    });
    return answer?.result;
  });
  expect(read).toMatch(/not allowed/);
  expect(read).not.toContain(person.key);
});
