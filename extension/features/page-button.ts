import { hostAttribute } from '../x-page/observe.ts';
import type { Theme } from '../x-page/theme.ts';

const star =
  'M11 3.5c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7zM18.5 14.5c.35 2.3 1.2 3.15 3.5 3.5-2.3.35-3.15 1.2-3.5 3.5-.35-2.3-1.2-3.15-3.5-3.5 2.3-.35 3.15-1.2 3.5-3.5z';

/** Sizes are fixed and contained: X's layout of a post must not depend on what is inside. */
const styleFor = (quietColor: string) => `
:host { display: block; flex: none; align-self: center; contain: size layout style; width: 34px; height: 20px; }
:host([${hostAttribute}="compose-button"]) { height: 34px; margin-inline: 4px; }
button { display: block; appearance: none; box-sizing: border-box; width: 34px; height: 34px;
  margin: -7px 0; padding: 7px; border: 0; border-radius: 50%; background: none; color: ${quietColor}; cursor: pointer; }
:host([${hostAttribute}="compose-button"]) button { margin: 0; color: rgb(29 155 240); }
button:hover { color: rgb(29 155 240); background: rgb(29 155 240 / .1); }
button:focus-visible { outline: 2px solid rgb(29 155 240); outline-offset: -2px; }
svg { display: block; width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; pointer-events: none; }`;

const quiet: Record<Theme, string> = {
  light: 'rgb(83 100 113)',
  dim: 'rgb(139 152 165)',
  dark: 'rgb(113 118 123)',
};

export interface PageButtons {
  make(featureId: string, label: string): HTMLElement;
  follow(theme: Theme): void;
}

/** Makes the buttons on X's page: a copy of one template each, the stylesheet shared by all. */
export function createPageButtons(): PageButtons {
  const sheet = new CSSStyleSheet();
  const sheets = [sheet];
  const template = createTemplate();

  return {
    make(featureId, label) {
      const host = document.createElement('span');
      host.setAttribute(hostAttribute, featureId);
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = sheets;
      root.append(template.cloneNode(true));
      relabel(host, label);
      return host;
    },
    follow(theme) {
      sheet.replaceSync(styleFor(quiet[theme]));
    },
  };
}

export function buttonIn(host: HTMLElement): HTMLElement | null {
  return host.shadowRoot?.querySelector('button') ?? null;
}

export function relabel(host: HTMLElement, label: string): void {
  const button = buttonIn(host);
  if (!button || button.title === label) return;
  button.setAttribute('aria-label', label);
  button.title = label;
}

function createTemplate(): HTMLButtonElement {
  const svgNamespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(svgNamespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', star);
  icon.append(path);
  const button = document.createElement('button');
  button.type = 'button';
  button.append(icon);
  return button;
}
