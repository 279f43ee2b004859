import { connect, expect, test } from './fixtures.ts';

test.describe('without a key', () => {
  test.use({ connected: false });

  test('it says that the side panel connects, and opens it', async ({
    home,
    draft,
    background,
  }) => {
    await draft.openFrom(home.postAt(0));
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

test('where Chrome opens no side panel, the dialog says where it is opened', async ({
  x,
  draft,
  background,
}) => {
  await background.evaluate(() => {
    chrome.sidePanel.open = () => Promise.reject(new Error('No gesture'));
  });
  await x.goto('/home');
  await draft.draftFrom(x.postAt(0));
  await draft.button('Open panel').click();
  await expect(
    draft.dialog.getByText('Chrome did not open the side panel: open it from the toolbar.'),
  ).toBeVisible();
});

test('an unreachable server is named', async ({ x, draft, background }) => {
  await connect(background, 'trp_nobody', 'http://localhost:9');
  await x.goto('/home');
  await draft.openFrom(x.postAt(0));
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
