import { chooseInMenu } from './context-menu.ts';
import { expect, test } from './fixtures.ts';
import { openStatus } from './this-post.ts';

test('“Generate AI Reply” on selected text drafts for the post around it', async ({
  home,
  draft,
  background,
}) => {
  const post = home.postAt(1);
  await expect(post.getByRole('button', { name: 'AI Reply' })).toBeVisible();
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await post.getByTestId('tweetText').first().click({ button: 'right' });
  await chooseInMenu(background, 'reply-to-selection', 'some words');
  await expect(draft.dialog.getByText(`Replying to ${handle}`)).toBeVisible();
});

test('the browser’s shortcuts draft for the post in focus and for the composer', async ({
  x,
  draft,
  page,
  background,
}) => {
  const press = (command: string) =>
    background.evaluate(async (pressed) => {
      const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
      const { onCommand } = chrome.commands as unknown as {
        onCommand: { dispatch(command: string, tab: object | undefined): void };
      };
      onCommand.dispatch(pressed, tab);
    }, command);
  await x.goto('/home');
  const post = x.postAt(1);
  await expect(post.getByRole('button', { name: 'AI Reply' })).toBeVisible();
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await post.focus();
  await press('draft-reply');
  await expect(draft.dialog.getByText(`Replying to ${handle}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await press('draft-post');
  await expect(draft.dialog.getByRole('textbox', { name: 'What is it about?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await openStatus(page, 0);
  await press('draft-post');
  await expect(page.getByText('Open an empty post first.')).toBeVisible();
});
