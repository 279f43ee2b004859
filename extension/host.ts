import { browser } from 'wxt/browser';
import type { Host } from '#shared/client/host.tsx';
import { withPage } from '#shared/contracts/page-identity.ts';
import { type Connection, isLoopback } from './connection.ts';
import type { PageReport } from './features/page-report.ts';
import { askContext, onMessage, sendMessage } from './messages.ts';
import type { Alternative } from './protocol.ts';
import type { PostContext } from './x-page/posts/post-context.ts';
import type { Post } from './x-page/posts/posts.ts';

/** The Host port in the side panel: pages of the console open in a tab. */
export function panelHost({ apiUrl, apiKey, page }: Connection, openSettings: () => void): Host {
  const images = new Map<string, Promise<string>>();
  const openTab = (url: string) => void browser.tabs.create({ url });
  return {
    place: 'panel',
    navigate: (path) => openTab(apiUrl + path),
    signIn: openSettings,
    openTab,
    download(fileName, content) {
      const url = URL.createObjectURL(content);
      Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
      URL.revokeObjectURL(url);
    },
    copy: (text) => navigator.clipboard.writeText(text),
    imageUrl(path) {
      // An <img> cannot carry the key, so the bytes are fetched once and shown from memory.
      const image =
        images.get(path) ?? fetchImage(apiUrl + (page ? withPage(path, page) : path), apiKey);
      images.set(path, image);
      image.catch(() => images.delete(path));
      return image;
    },
  };
}

async function fetchImage(url: string, apiKey: string): Promise<string> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
  if (!response.ok) throw new Error(`The image is not available (${response.status})`);
  return URL.createObjectURL(await response.blob());
}

/** May we talk to this server? Asks the person where it is not this machine; needs their press. */
export async function askForServer(origin: string): Promise<boolean> {
  if (isLoopback(origin)) return true;
  // Whoever took too long after their press has to press again: the browser throws.
  return browser.permissions.request({ origins: [`${origin}/*`] }).catch(() => false);
}

export function extensionVersion(): string {
  return browser.runtime.getManifest().version;
}

/** What Troupe found on the X page in front; null when the tab in front is none or has no script. */
export function reportActivePage(): Promise<PageReport | null> {
  return askActivePage((page) => sendMessage('reportPage', undefined, page));
}

/** The post that the X page in front is about; null where there is none. */
export function readActivePost(): Promise<Post | null> {
  return askActivePage(({ tabId }) => askContext(tabId));
}

/** The X account in use on the X page in front; null where there is none. */
export function readActiveHandle(): Promise<string | null> {
  return askActivePage((page) => runOnPage<string>(page, '/handle-in-use.js'));
}

/** What stands with this post on the X page in front; null where that is not its page. */
export function readContextOnPage({ id }: Post): Promise<PostContext | null> {
  return askActivePage(async (page) => {
    type Told = { id: string | null; context: PostContext };
    const told = await runOnPage<Told>(page, '/post-context.js');
    return told?.id === id ? told.context : null;
  });
}

/** What one of our scripts answers there. */
async function runOnPage<T>(
  { tabId, frameId }: { tabId: number; frameId: number },
  file: '/handle-in-use.js' | '/post-context.js',
): Promise<T | null> {
  const target = { tabId, frameIds: [frameId] };
  const [read] = await browser.scripting.executeScript({ target, files: [file] });
  return (read?.result as T | null | undefined) ?? null;
}

/** Opens the popover on the X page in front with this draft; false where its post is not there. */
export async function openOnActivePage(post: Post, given: Alternative): Promise<boolean> {
  return (await askActivePage((page) => sendMessage('takeDraft', { post, given }, page))) ?? false;
}

/** Calls back when another page may be in front; answers how to stop. */
export function watchActivePage(changed: () => void): () => void {
  const { onActivated, onUpdated } = browser.tabs;
  const updated = (_: number, { status }: { status?: string }) => {
    if (status === 'complete') changed();
  };
  onActivated.addListener(changed);
  onUpdated.addListener(updated);
  const stop = onMessage('contextChanged', changed);
  return () => {
    stop();
    onActivated.removeListener(changed);
    onUpdated.removeListener(updated);
  };
}

/** Null where the tab in front has no script of ours. */
async function askActivePage<T>(
  ask: (page: { tabId: number; frameId: number }) => Promise<T>,
): Promise<T | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return null;
  try {
    return await ask({ tabId: tab.id, frameId: 0 });
  } catch {
    return null;
  }
}
