import { escaped } from '#api/providers/mail/untrusted-text.ts';

/** Markup of ours: whatever came from somebody is escaped in it. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | null | readonly Value[];

/** Markup with values in it, as text or in quoted attributes; null is nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = strings.map((text, at) => text + markupOf(values[at] ?? null));
  return new Html(parts.join(''));
}

function markupOf(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(markupOf).join('');
  return escaped(String(value));
}
