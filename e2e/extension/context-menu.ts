import type { Worker } from '@playwright/test';

/** Chooses an entry of our context menu, which the browser draws where Playwright cannot press. */
export async function chooseInMenu(
  background: Worker,
  menuItemId: string,
  selectionText?: string,
): Promise<void> {
  await background.evaluate(
    async (chosen) => {
      const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
      const { onClicked } = chrome.contextMenus as unknown as {
        onClicked: { dispatch(info: object, tab: object | undefined): void };
      };
      onClicked.dispatch({ ...chosen, frameId: 0 }, tab);
    },
    { menuItemId, ...(selectionText === undefined ? {} : { selectionText }) },
  );
}
