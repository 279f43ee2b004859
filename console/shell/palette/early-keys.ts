declare global {
  interface Window {
    /** From `console/public/keys-before-ready.js`, which the page loads first. */
    takeKeysBeforeReady?: () => string | null;
  }
}

/**
 * What was typed after Ctrl+K before anything could answer it; null where nobody asked for the palette.
 * From here on keys go their usual way.
 */
export function takeEarlyKeys(): string | null {
  return window.takeKeysBeforeReady?.() ?? null;
}
