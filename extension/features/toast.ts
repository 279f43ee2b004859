import { t } from '#shared/i18n/translate.ts';
import { setStoredLocale } from '../popover/set-locale.ts';
import { hostAttribute } from '../x-page/observe.ts';
import { readTheme } from '../x-page/theme.ts';

export interface ToastAction {
  label: string;
  run(): void;
}

const style = `
:host { all: initial; position: fixed; inset: auto 0 24px 0; margin: 0 auto; width: fit-content; max-width: min(640px, calc(100vw - 32px));
  border: 0; padding: 0; background: none; overflow: visible; font: 15px/20px TwitterChirp, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
:host(:not(:popover-open)) { display: none; }
.card { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 12px 16px; border-radius: 12px;
  background: rgb(15 20 25); color: #fff; box-shadow: 0 4px 24px rgb(0 0 0 / .35); }
:host([data-theme="dim"]) .card, :host([data-theme="dark"]) .card { background: rgb(239 243 244); color: rgb(15 20 25); }
.card:has(p:empty) { opacity: 0; }
p { margin: 0; flex: 1 1 auto; }
button { all: unset; cursor: pointer; font-weight: 700; padding: 4px 8px; margin: -4px -8px; border-radius: 999px; }
button:hover { text-decoration: underline; }
button:focus-visible { outline: 2px solid currentColor; }
@media (forced-colors: active) { .card { border: 1px solid CanvasText; } }`;

const shownFor = 6_000;
/** A screen reader tells only what comes into a region that it knows already. */
const saidAfter = 100;
const toasts = `[${hostAttribute}="toast"]`;
/** Heard by a toast whose place another one takes. */
const replaced = 'troupe-replaced';

interface ToastOptions {
  actions?: ToastAction[];
  parent?: Element;
  signal: AbortSignal;
  /** What it tells of goes on until its signal ends: the next toast only stands before it. */
  returns?: boolean;
}

/**
 * One sentence at the lower edge of the page, with what can be done about it. A toast with
 * actions stays until one is chosen or the next toast comes; others leave by themselves.
 * Answers its element.
 */
export function showToast(sentence: string, options: ToastOptions): HTMLElement {
  const { actions = [], parent = document.body, signal, returns = false } = options;
  const host = document.createElement('div');
  if (signal.aborted) return host;
  // Not by a variable: the popover comes with a copy of this module, and they share the page.
  for (const other of document.querySelectorAll<HTMLElement>(toasts)) {
    if (other.dataset.returns) other.hidePopover();
    else other.dispatchEvent(new Event(replaced));
  }
  host.setAttribute(hostAttribute, 'toast');
  host.dataset.theme = readTheme();
  if (returns) host.dataset.returns = 'true';
  // The top layer: X's own layers and transforms cannot cover or move it.
  host.popover = 'manual';
  const gone = new AbortController();
  const drop = () => {
    host.remove();
    // The page may stay open for days: what waits for its end must not keep what has left.
    gone.abort();
  };
  const leave = () => {
    drop();
    if (document.querySelector(`${toasts}:popover-open`)) return;
    [...document.querySelectorAll<HTMLElement>(toasts)].at(-1)?.showPopover();
  };
  host.attachShadow({ mode: 'open' }).append(styleElement(), card(sentence, actions, leave));
  parent.append(host);
  host.showPopover();
  host.addEventListener(replaced, drop);
  signal.addEventListener('abort', leave, { signal: gone.signal });
  if (actions.length === 0) setTimeout(leave, shownFor);
  return host;
}

/** Tells a person one sentence in their language, whose words are loaded when there is one to say. */
export async function say(
  signal: AbortSignal,
  sentence: string,
  values?: Record<string, string>,
): Promise<void> {
  await setStoredLocale();
  showToast(t(sentence, values), { signal });
}

function card(sentence: string, actions: ToastAction[], leave: () => void): HTMLElement {
  const element = document.createElement('div');
  element.className = 'card';
  element.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.dir = 'auto';
  setTimeout(() => {
    text.textContent = sentence;
  }, saidAfter);
  element.append(text);
  for (const { label, run } of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!event.isTrusted) return;
      leave();
      run();
    });
    element.append(button);
  }
  return element;
}

function styleElement(): HTMLStyleElement {
  const element = document.createElement('style');
  element.textContent = style;
  return element;
}
