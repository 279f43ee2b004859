import { navigate } from 'wouter/use-browser-location';
import { createApiClient, isOfOtherPage } from '#shared/client/api-client.ts';
import type { Host } from '#shared/client/host.tsx';
import { createOwnPage } from '#shared/client/own-page.ts';
import { getCurrentUser, login } from '#shared/contracts/auth.ts';
import { HOME } from './routes.ts';

export const api = createApiClient({
  baseUrl: '',
  credentials: 'include',
  page: createOwnPage(),
});

/** Leaves the page for the API, unless the session is another page's: then the page says so and stays. */
async function leaveTo(path: string): Promise<void> {
  try {
    if (api.page.now().page !== null) await api.call(getCurrentUser);
  } catch (error) {
    if (isOfOtherPage(error)) return;
  }
  window.location.assign(api.address(path));
}

const loadLink = () => import('./extension-link.ts');

/** The Host port in a web page of our own origin, where a cookie signs every request. */
export const consoleHost: Host = {
  place: 'console',
  navigate: (path) => (path.startsWith('/api/') ? void leaveTo(path) : navigate(path)),
  signIn() {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`${login.path}?returnTo=${encodeURIComponent(here)}`);
  },
  openTab: (url) => void window.open(url, '_blank', 'noopener'),
  download(fileName, content) {
    const url = URL.createObjectURL(content);
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
    link.click();
    URL.revokeObjectURL(url);
  },
  copy: (text) => navigator.clipboard.writeText(text),
  imageUrl: (path) => api.address(path),
  extension: {
    hello: async () => (await loadLink()).hello(),
    pair: async (key, username) => (await loadLink()).pair(key, username),
  },
};

/** In another workspace: nothing that was read before stays on screen. */
export const beginAnew = () => window.location.assign(HOME);
