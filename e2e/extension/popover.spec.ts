import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  await context.route('**/api/ai/generate-reply/stream', (route) => {
    route
      .request()
      .response()
      .catch(() => undefined);
  });
  context.on('requestfailed', (request) => {
    ended ||= request.url().endsWith('/generate-reply/stream');
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

test('three alternatives stand side by side, each with what it stands on', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await draft.openFrom(page.getByTestId('tweet').first());
  const first = await draft.drafted();
  await draft.text.fill(`${first} edited`);
  await draft.button('Write another draft').click();
  await expect(draft.button('Draft 2')).toHaveAttribute('aria-pressed', 'true');
  await draft.button('Write another draft').click();
  await expect(draft.button('Draft 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(draft.button('Write another draft')).toBeHidden();
  await draft.button('Draft 1').click();
  await expect(draft.text).toHaveValue(`${first} edited`);
  await draft.dialog.getByText('Why this draft').click();
  await expect(draft.dialog.getByText(/^Voice match:/)).toBeVisible();
  await expect(draft.dialog.getByText(/a checklist and no forecast/)).toBeVisible();
});

test('a draft is read while it is written', async ({ x, page, context }) => {
  const events = [
    { type: 'text', text: 'gm, fees' },
    {
      type: 'failed',
      error: { code: 'provider_failed', message: 'It broke off.', requestId: 'r' },
    },
  ];
  let finish = () => {};
  const half = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer(async (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write(`data: ${JSON.stringify(events[0])}\n\n`);
    await half;
    answer.end(`data: ${JSON.stringify(events[1])}\n\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await context.route('**/api/ai/generate-reply/stream', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await draft.openFrom(page.getByTestId('tweet').first());
  await expect(draft.dialog.getByText('gm, fees')).toBeVisible();
  await expect(draft.text).toHaveValue('');
  await expect(draft.button('Insert')).toBeDisabled();
  finish();
  await expect(draft.dialog.getByText('It broke off.')).toBeVisible();
  await expect(draft.dialog.getByText('gm, fees')).toBeHidden();
  server.close();
});

test('what was inserted is known as used, and as the text it was used as', async ({
  x,
  page,
  person,
}) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await page.getByTestId('tweet').first().getByTestId('reply').click();
  await draft.openFrom(await x.dialog());
  const written = await draft.drafted();
  await draft.text.fill(`${written} Really.`);
  await draft.button('Insert').click();
  await expect(draft.dialog).toBeHidden();
  const [persona] = await person.get<{ id: string }[]>('/api/personas');
  const drafts = () =>
    person.get<{ content: string; outcome: string; finalText: string | null }[]>(
      `/api/personas/${persona?.id}/drafts`,
    );
  await expect.poll(async () => (await drafts())[0]?.outcome).toBe('edited');
  expect((await drafts())[0]).toMatchObject({
    content: written,
    finalText: `${written} Really.`,
  });
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

test('the post can be kept in a bucket or the viral library, and its mood be read', async ({
  x,
  page,
  person,
}) => {
  await person.post('/api/content-buckets', { name: 'Good replies' });
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const post = page.getByTestId('tweet').first();
  const text = (await post.getByTestId('tweetText').first().textContent()) ?? '';
  await draft.openFrom(post);
  await draft.dialog.getByText('Save this post, read its mood').click();
  await draft.button('Save').click();
  await expect(draft.dialog.getByText('Saved to the viral library.')).toBeVisible();
  await draft.dialog.getByRole('combobox', { name: 'Save to' }).selectOption('Good replies');
  await draft.button('Save').click();
  await expect(draft.dialog.getByText('Saved to Good replies.')).toBeVisible();
  await draft.button('Mood').click();
  await expect(draft.dialog.getByText(/^(Bullish|Bearish|Neutral), \d+ % sure/)).toBeVisible();

  const [kept] = await person.get<{ content: string; originalUrl: string }[]>('/api/viral-content');
  expect(kept?.content.replace(/\s/g, '')).toContain(text.replace(/\s/g, '').slice(0, 40));
  expect(kept?.originalUrl).toMatch(/^https:\/\/x\.com\/\w+\/status\/\d+$/);
  const [bucket] = await person.get<{ id: string }[]>('/api/content-buckets');
  const samples = await person.get<object[]>(`/api/content-buckets/${bucket?.id}/samples`);
  expect(samples).toHaveLength(1);
});

test('the browser’s shortcuts draft for the post in focus and for the composer', async ({
  x,
  page,
  background,
}) => {
  const draft = new DraftPopover(page);
  const press = (command: string) =>
    background.evaluate(async (pressed) => {
      const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
      const { onCommand } = chrome.commands as unknown as {
        onCommand: { dispatch(command: string, tab: object | undefined): void };
      };
      onCommand.dispatch(pressed, tab);
    }, command);
  await x.goto('/home');
  const post = page.getByTestId('tweet').nth(1);
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await post.focus();
  await press('draft-reply');
  await expect(draft.dialog.getByText(`Replying to ${handle}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await press('draft-post');
  await expect(draft.dialog.getByRole('textbox', { name: 'What is it about?' })).toBeFocused();
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
