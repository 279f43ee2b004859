/** One press of a submit button; a thread gives one entry for each part. */
export interface SentPost {
  text: string;
  inReplyTo: string | null;
  quoteOf: string | null;
  kind: 'post' | 'reply' | 'quote' | 'thread';
}

interface PressedKey {
  type: 'keydown' | 'keypress';
  key: string;
}

declare global {
  interface Window {
    __sent: SentPost[];
    /** Keys that reached X's global one-letter shortcuts. */
    __shortcuts: PressedKey[];
  }
}

window.__sent = [];
window.__shortcuts = [];

export function recordSent(posts: readonly SentPost[]): void {
  window.__sent.push(...posts);
}

export function recordShortcut(key: PressedKey): void {
  window.__shortcuts.push(key);
}
