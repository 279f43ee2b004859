import { hostAttribute } from '../x-page/observe.ts';
import { $optional } from '../x-page/query.ts';
import type { Theme } from '../x-page/theme.ts';

/** In px of a 20 px box. */
const star =
  'M9.17 2Q10.25 7.67 15.92 8.75Q10.25 9.83 9.17 15.5Q8.08 9.83 2.42 8.75Q8.08 7.67 9.17 2ZM9.17 4.67Q9.63 8.29 13.25 8.75Q9.63 9.21 9.17 12.83Q8.71 9.21 5.08 8.75Q8.71 8.29 9.17 4.67ZM15.42 11.42Q16.25 14.17 19 15Q16.25 15.83 15.42 18.58Q14.58 15.83 11.83 15Q14.58 14.17 15.42 11.42Z';
const blue = 'rgb(29 155 240)';

/**
 * The star as a background: an SVG of its own would be two more elements in every post, and a box
 * that is clipped costs ten times as much to paint.
 */
const starIn = (color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path fill="${color}" fill-rule="evenodd" d="${star}"/></svg>`)}")`;

/** Sizes are fixed and contained: X's layout of a post must not depend on what is inside. */
const inPost =
  'display: block; flex: none; align-self: center; contain: size layout style; width: 34px; height: 20px';
const inComposer = `${inPost}; height: 34px; margin-inline: 4px`;

/**
 * One sheet of the page: it costs a post nothing, where one in each shadow root would have to be put
 * there. Parts alone, because the browser asks such rules of no element of X.
 */
const part = `[${hostAttribute}]::part(button)`;
const composerPart = `[${hostAttribute}="compose-button"]::part(button)`;
const styleFor = (quietColor: string) => `
${part} { display: block; appearance: none; box-sizing: border-box; width: 34px; height: 34px;
  margin: -7px 0; padding: 7px; border: 0; border-radius: 50%; background: 50% no-repeat; cursor: pointer; }
${composerPart} { margin: 0; }
${part}:hover { background-color: rgb(29 155 240 / .1); }
${part}:focus-visible { outline: 2px solid ${blue}; outline-offset: -2px; }
@media (forced-colors: none) {
  ${part} { background-image: ${starIn(quietColor)}; }
  ${composerPart}, ${part}:hover { background-image: ${starIn(blue)}; }
}
@media (forced-colors: active) {
  ${part}::before { content: ''; display: block; width: 20px; height: 20px; background: ButtonText;
    forced-color-adjust: none; clip-path: path(evenodd, '${star}'); pointer-events: none; }
}`;

const quiet: Record<Theme, string> = {
  light: 'rgb(83 100 113)',
  dim: 'rgb(139 152 165)',
  dark: 'rgb(113 118 123)',
};

/** Makes the buttons on X's page: a copy of one template each, the stylesheet shared by all. */
export function createPageButtons(signal: AbortSignal) {
  const style = document.createElement('style');
  const copiers = new Map<string, () => HTMLElement>();

  signal.addEventListener('abort', () => style.remove());

  return {
    make(featureId: string, label: string) {
      const key = `${featureId} ${label}`;
      const copy = copiers.get(key) ?? copierOf(featureId, label);
      copiers.set(key, copy);
      return copy();
    },
    follow(theme: Theme) {
      style.textContent = styleFor(quiet[theme]);
    },
    /** Puts the stylesheet on the page, and back there when the page has dropped it. */
    keepStyle() {
      if (!style.isConnected) document.head.append(style);
    },
  };
}

/** Copying takes the shadow root along, in one call; before Chrome 124 it does not. */
function copierOf(featureId: string, label: string): () => HTMLElement {
  const template = createHost(featureId, label);
  const copy = () => template.cloneNode(true) as HTMLElement;
  return copy().shadowRoot ? copy : () => createHost(featureId, label);
}

function createHost(featureId: string, label: string): HTMLElement {
  const host = document.createElement('span');
  host.setAttribute(hostAttribute, featureId);
  host.style.cssText = featureId === 'compose-button' ? inComposer : inPost;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'button');
  name(button, label);
  host.attachShadow({ mode: 'open', clonable: true }).append(button);
  return host;
}

/** Our button in this post or tool bar; the part itself where X has dropped it. */
export function ourButton(part: HTMLElement): HTMLElement {
  return $optional(`[${hostAttribute}$="-button"]`, part) ?? part;
}

export function buttonIn(host: HTMLElement): HTMLElement | null {
  return host.shadowRoot?.querySelector('button') ?? null;
}

export function relabel(host: HTMLElement, label: string): void {
  const button = buttonIn(host);
  if (button && button.title !== label) name(button, label);
}

function name(button: HTMLElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}
