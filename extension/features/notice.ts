import { hostAttribute } from '../x-page/observe.ts';
import { readTheme } from '../x-page/theme.ts';

export interface NoticeAction {
  label: string;
  run(): void;
}

const style = `
:host { all: initial; position: fixed; inset: auto 0 24px 0; margin: 0 auto; width: fit-content; max-width: min(640px, calc(100vw - 32px));
  border: 0; padding: 0; background: none; overflow: visible; font: 15px/20px TwitterChirp, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
.card { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 12px 16px; border-radius: 12px;
  background: rgb(15 20 25); color: #fff; box-shadow: 0 4px 24px rgb(0 0 0 / .35); }
:host([data-theme="dim"]) .card, :host([data-theme="dark"]) .card { background: rgb(239 243 244); color: rgb(15 20 25); }
p { margin: 0; flex: 1 1 auto; }
button { all: unset; cursor: pointer; font-weight: 700; padding: 4px 8px; margin: -4px -8px; border-radius: 999px; }
button:hover { text-decoration: underline; }
button:focus-visible { outline: 2px solid currentColor; }
@media (forced-colors: active) { .card { border: 1px solid CanvasText; } }`;

const shownFor = 6_000;
let current: HTMLElement | null = null;

/**
 * One sentence at the lower edge of the page, with what can be done about it. A notice with
 * actions stays until one is chosen or the next notice comes; others leave by themselves.
 */
export function showNotice(
  sentence: string,
  options: { actions?: NoticeAction[]; parent?: Element; signal: AbortSignal },
): void {
  current?.remove();
  const { actions = [], parent = document.body, signal } = options;
  if (signal.aborted) return;
  const host = document.createElement('div');
  current = host;
  host.setAttribute(hostAttribute, 'notice');
  host.dataset.theme = readTheme(document.body);
  // The top layer: X's own layers and transforms cannot cover or move it.
  host.popover = 'manual';
  host.attachShadow({ mode: 'open' }).append(styleElement(), card(sentence, actions, host));
  parent.append(host);
  host.showPopover();
  const remove = () => host.remove();
  signal.addEventListener('abort', remove, { once: true });
  if (actions.length === 0) setTimeout(remove, shownFor);
}

/** Is a notice of ours on the page? */
export function noticeStands(): boolean {
  return current?.isConnected === true;
}

function card(sentence: string, actions: NoticeAction[], host: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = 'card';
  element.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.dir = 'auto';
  text.textContent = sentence;
  element.append(text);
  for (const { label, run } of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!event.isTrusted) return;
      host.remove();
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
