/**
 * Where Troupe works: X, and the X sandbox's own page on this machine. Match patterns ignore
 * ports; pages may not take the name `x.localhost` from this machine.
 */
export const xPageMatches = ['https://x.com/*', 'https://twitter.com/*', 'http://x.localhost/*'];

const origins = new Set(['https://x.com', 'https://twitter.com', 'http://x.localhost']);

/** Is this address a page of X, as `xPageMatches` means it? */
export function isXPage(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && origins.has(`${url.protocol}//${url.hostname}`);
}
