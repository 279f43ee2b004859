import type { Page, Worker } from '@playwright/test';

/** What may come between the background's word that a draft is done and the dialog that ordered it. */
type Hindrance = 'the dialog closes' | 'the word waits';

/**
 * Has the next dialog on each open page of X meet this when its draft is done. Reaches into the
 * world of our scripts there, where a test cannot be that quick from outside.
 */
export async function hinderNextDraft(background: Worker, hindrance: Hindrance): Promise<void> {
  await background.evaluate(async (how) => {
    const hinder = (what: Hindrance) => {
      const { connect } = chrome.runtime;
      const opened = (...args: Parameters<typeof connect>) => {
        chrome.runtime.connect = connect;
        const port = connect(...args);
        const listen = port.onMessage.addListener.bind(port.onMessage);
        port.onMessage.addListener = (heard) =>
          listen((word) => {
            if (word.type !== 'done') return heard(word, port);
            document.documentElement.dataset.draftWord = 'hindered';
            if (what === 'the word waits') {
              document.addEventListener('let-the-word-in', () => heard(word, port));
              return;
            }
            const dialog = document.querySelector('[data-troupe="draft-popover"]');
            dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            heard(word, port);
          });
        return port;
      };
      chrome.runtime.connect = opened as typeof connect;
    };
    for (const { id } of await chrome.tabs.query({ url: 'https://x.com/*' })) {
      const target = { tabId: id ?? chrome.tabs.TAB_ID_NONE };
      await chrome.scripting.executeScript({ target, args: [how], func: hinder });
    }
  }, hindrance);
}

/** Waits until that has happened on this page; answers how a waiting word goes on. */
export async function hindered(page: Page): Promise<() => Promise<void>> {
  await page.locator('html[data-draft-word="hindered"]').waitFor();
  return () => page.evaluate(() => void document.dispatchEvent(new CustomEvent('let-the-word-in')));
}
