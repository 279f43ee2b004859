import { t } from '#shared/i18n/translate.ts';
import { hostAttribute } from '../../x-page/observe.ts';
import { watchTheme } from '../../x-page/theme.ts';
import coloursCss from '../colours.css?inline';
import css from './label-line.css?inline';

/** Keys that X's dialogs need. */
const forX = new Set(['Escape', 'Tab']);

/** What the line says, and where "Show" leads. */
export interface LineContent {
  sentence: string;
  /** X's switch. */
  target: HTMLElement | null;
}

export interface LabelLine {
  host: HTMLElement;
  /** A sentence that stands already is not announced again. */
  show(content: LineContent): void;
}

/** One line of our own beside X's composer. It presses nothing of X's: "Show" moves the focus. */
export function createLabelLine(close: () => void, signal: AbortSignal): LabelLine {
  const host = document.createElement('div');
  host.setAttribute(hostAttribute, 'ai-label');
  host.dir = document.documentElement.dir;
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(coloursCss + css);
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  text.dir = 'auto';
  let target: HTMLElement | null = null;
  const show = button(t('Show'), () => {
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus();
  });
  const dismiss = button('✕', close);
  dismiss.setAttribute('aria-label', t('Close'));
  shadow.append(text, show, dismiss);
  // X would take a click for one on its composer, and a key for a shortcut of its own.
  for (const type of ['click', 'mousedown', 'pointerdown', 'keydown', 'keypress', 'keyup']) {
    host.addEventListener(type, (event) => {
      if (!(event instanceof KeyboardEvent && forX.has(event.key))) event.stopPropagation();
    });
  }
  watchTheme((theme) => {
    host.dataset.theme = theme;
  }, signal);
  signal.addEventListener('abort', () => host.remove());
  return {
    host,
    show(content) {
      target = content.target;
      show.hidden = target === null;
      if (text.textContent !== content.sentence) text.textContent = content.sentence;
    },
  };
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', (event) => event.isTrusted && run());
  return element;
}
