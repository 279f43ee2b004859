import { navigate } from 'wouter/use-browser-location';
import type { Host } from '#shared/client/host.tsx';
import { login } from '#shared/contracts/auth.ts';

const loadLink = () => import('./extension-link.ts');

/** The Host port in a web page of our own origin, where a cookie signs every request. */
export const consoleHost: Host = {
  place: 'console',
  navigate: (path) => (path.startsWith('/api/') ? window.location.assign(path) : navigate(path)),
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
  imageUrl: (path) => path,
  extension: {
    hello: async () => (await loadLink()).hello(),
    pair: async (key, username) => (await loadLink()).pair(key, username),
  },
};
