import ar from './labels/ar.json';
import de from './labels/de.json';
import en from './labels/en.json';
import es from './labels/es.json';
import fr from './labels/fr.json';
import ja from './labels/ja.json';
import type { LangName } from './options.ts';
import { inSandbox, options } from './page-options.ts';

const byLang: Record<LangName, typeof en> = { en, ar, ja, de, es, fr };

/** Every word of X's own on the page, and its direction. The testids never change with the language. */
export const words = byLang[options.lang];

const compact = new Intl.NumberFormat(options.lang, {
  notation: 'compact',
  maximumFractionDigits: 1,
});

export function shortNumber(value: number): string {
  return value === 0 ? '' : compact.format(value);
}

/** Alone the page stands still, so that tests read the same times; a sandbox has the real ones. */
const now = () => (inSandbox ? Date.now() : Date.parse('2026-11-20T12:00:00.000Z'));
const timeZone = inSandbox ? undefined : 'UTC';
const units = { minute: 60_000, hour: 3_600_000 } as const;

/** "7m", "3h", or a date once a post is older than a day, in the page's language. */
export function shortTime(iso: string): string {
  const age = now() - Date.parse(iso);
  if (age >= 24 * units.hour) {
    return new Intl.DateTimeFormat(options.lang, {
      month: 'short',
      day: 'numeric',
      timeZone,
    }).format(Date.parse(iso));
  }
  const unit = age < units.hour ? 'minute' : 'hour';
  return new Intl.NumberFormat(options.lang, {
    style: 'unit',
    unit,
    unitDisplay: 'narrow',
  }).format(Math.max(1, Math.floor(age / units[unit])));
}

export function longTime(iso: string): string {
  return new Intl.DateTimeFormat(options.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(Date.parse(iso));
}
