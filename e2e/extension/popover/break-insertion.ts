import type { Worker } from '@playwright/test';

/** From now on our own scripts stumble over X's editors, in the world that no page can reach. */
export async function breakInsertion(background: Worker): Promise<void> {
  await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
    await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? chrome.tabs.TAB_ID_NONE },
      func: () => {
        Selection.prototype.selectAllChildren = () => {
          throw new Error('stumbled');
        };
      },
    });
  });
}
