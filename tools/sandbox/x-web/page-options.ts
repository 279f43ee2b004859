import { readOptions, type Variant, type XOptions } from './options.ts';

declare global {
  interface Window {
    __xOptions?: Partial<XOptions>;
  }
}

const onX = /(^|\.)(x|twitter)\.com$/.test(window.location.hostname);

/** Set by the sandbox that serves this page; the page alone, as tests serve it, has none behind it. */
export const inSandbox = document.querySelector('meta[name="troupe-sandbox"]') !== null;

/** Read once at load: client-side navigation drops the query string, the page keeps its options. */
export const options = readOptions(window.location.search, window.__xOptions, onX);

export function has(variant: Variant): boolean {
  return options.variants.includes(variant);
}
