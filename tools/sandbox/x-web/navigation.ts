import { createCell } from './cell.ts';
import { has } from './page-options.ts';

export type DialogRequest =
  | { kind: 'new'; parts: readonly string[] }
  | { kind: 'reply'; postId: string }
  | { kind: 'quote'; postId: string };

/** What the page shows: `path` is the page below, `dialog` the composer over it. */
interface Place {
  path: string;
  search: string;
  dialog: DialogRequest | null;
}

interface HistoryState {
  dialog: DialogRequest;
  below: string;
}

function isHistoryState(state: unknown): state is HistoryState {
  return typeof state === 'object' && state !== null && 'dialog' in state && 'below' in state;
}

function directDialog(search: string): DialogRequest {
  const query = new URLSearchParams(search);
  const replied = query.get('in_reply_to');
  if (replied) return { kind: 'reply', postId: replied };
  const quoted = query.get('url')?.match(/\/status\/(\d+)/)?.[1];
  if (quoted) return { kind: 'quote', postId: quoted };
  return { kind: 'new', parts: [query.get('text') ?? ''] };
}

function readPlace(): Place {
  const { pathname, search } = window.location;
  const state: unknown = window.history.state;
  if (isHistoryState(state)) {
    const [path = '/home', query = ''] = state.below.split('?');
    return { path, search: query && `?${query}`, dialog: state.dialog };
  }
  if (/^\/(compose\/(post|tweet)|intent\/post)$/.test(pathname)) {
    return { path: '/home', search: '', dialog: directDialog(search) };
  }
  return { path: pathname === '/' ? '/home' : pathname, search, dialog: null };
}

const place = createCell(readPlace());

function changed(): void {
  place.set(readPlace());
}

window.addEventListener('popstate', changed);

export const usePlace = place.use;

export function navigate(path: string): void {
  document.title = 'X';
  window.history.pushState(null, '', path);
  changed();
  window.scrollTo(0, 0);
}

export function openDialog(dialog: DialogRequest): void {
  const { path, search } = place.get();
  const below = path + search;
  const address = has('dialog-same-address') ? window.location.href : '/compose/post';
  const state: HistoryState = { dialog, below };
  window.history.pushState(state, '', address);
  changed();
}

/** Goes back when the dialog was opened on this page, else home: a direct load has nothing behind. */
export function closeDialog(): void {
  if (isHistoryState(window.history.state)) {
    window.history.back();
    return;
  }
  window.history.replaceState(null, '', '/home');
  changed();
}
