import { navigate } from 'wouter/use-browser-location';
import type { Host } from '#shared/client/host.tsx';

/** The Host port in a web page of our own origin, where a cookie signs every request. */
export const consoleHost: Host = {
  place: 'console',
  navigate,
  signIn: () => navigate('/login'),
  openTab: (url) => void window.open(url, '_blank', 'noopener'),
  download(fileName, content) {
    const url = URL.createObjectURL(content);
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
    link.click();
    URL.revokeObjectURL(url);
  },
  copy: (text) => navigator.clipboard.writeText(text),
  imageUrl: (path) => path,
};
