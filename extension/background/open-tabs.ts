import { browser } from 'wxt/browser';
import { sendMessage } from '../messages.ts';
import { xPageMatches } from '../x-page/posts/matches.ts';

const mark = 'servedOpenTabs';

/**
 * Open tabs of X get a script that can talk to this background: after an installation they have
 * none, after an update or a reload an orphan, which goes when the new one starts.
 */
export async function serveOpenTabs(): Promise<void> {
  // Session storage is empty exactly when the extension starts anew; a worker starts many times.
  const { [mark]: served } = await browser.storage.session.get(mark);
  if (served) return;
  await browser.storage.session.set({ [mark]: true });
  const tabs = await browser.tabs.query({ url: xPageMatches });
  await Promise.all(tabs.map(({ id = browser.tabs.TAB_ID_NONE }) => serve(id)));
}

async function serve(tabId: number): Promise<void> {
  try {
    await sendMessage('reportPage', undefined, { tabId, frameId: 0 });
  } catch {
    await browser.scripting
      .executeScript({ target: { tabId }, files: ['/content-scripts/x.js'] })
      // A discarded or crashed tab takes no script; it loads ours when it is shown.
      .catch(() => undefined);
  }
}
