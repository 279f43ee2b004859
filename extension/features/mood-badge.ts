import { t } from '#shared/i18n/translate.ts';
import type { Mood } from '../protocol.ts';
import { hostAttribute } from '../x-page/observe.ts';
import { readTheme } from '../x-page/theme.ts';
import { moodLabel, moodSentence, surePercent } from './mood-label.ts';

const feature = 'mood-badge';
const style = `
:host { all: initial; flex: none; align-self: center; margin-inline: 8px; }
span { display: block; padding: 0 8px; border: 1px solid currentColor; border-radius: 999px; white-space: nowrap;
  font: 700 12px/18px TwitterChirp, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; color: rgb(83 100 113); }
span[data-mood="bullish"] { color: rgb(0 118 78); }
span[data-mood="bearish"] { color: rgb(186 12 44); }
:host(:is([data-theme="dim"], [data-theme="dark"])) span { color: rgb(164 177 188); }
:host(:is([data-theme="dim"], [data-theme="dark"])) span[data-mood="bullish"] { color: rgb(0 210 140); }
:host(:is([data-theme="dim"], [data-theme="dark"])) span[data-mood="bearish"] { color: rgb(255 138 146); }
@media (forced-colors: active) { span { color: CanvasText !important; } }`;

/** Shows a reading beside the button it was asked from; the next reading takes its place. */
export function showMoodBadge(button: Element, mood: Mood): void {
  const bar = button.parentElement;
  if (!bar) return;
  bar.querySelector(`[${hostAttribute}="${feature}"]`)?.remove();
  const host = document.createElement('span');
  host.setAttribute(hostAttribute, feature);
  host.dataset.theme = readTheme();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const label = document.createElement('span');
  label.dataset.mood = mood.sentiment;
  label.setAttribute('role', 'img');
  label.ariaLabel = moodSentence(mood);
  label.textContent = `${moodLabel(mood)} ${t('{percent}%', { percent: surePercent(mood) })}`;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(label);
  button.after(host);
}
