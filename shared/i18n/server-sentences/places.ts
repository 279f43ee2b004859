import { formatNumber, spoken, t, tn } from '../translate.ts';

const NUMBER = String.raw`[+\-]?[\d,]+(?:\.\d+)?`;
const MONEY = String.raw`-?\$[\d,]+(?:\.\d+)?`;
const SPAN = String.raw`\d+ (?:minute|hour|day)s?`;

const shapes: Record<string, string> = {
  n: NUMBER,
  low: NUMBER,
  high: NUMBER,
  more: NUMBER,
  limit: NUMBER,
  all: NUMBER,
  change: NUMBER,
  reactions: NUMBER,
  price: MONEY,
  with: MONEY,
  without: MONEY,
  window: SPAN,
  ago: SPAN,
  posts: String.raw`[\d,]+ posts?`,
  texts: String.raw`[\d,]+ texts?`,
  field: String.raw`[A-Z][\w ]{0,40}`,
  symbol: String.raw`\S{1,30}`,
  username: String.raw`\w{1,30}`,
  when: String.raw`\d{1,2} \p{L}+ \d{4},? (?:at )?\d\d:\d\d \S+?`,
};

/** What may stand in a place of that name. */
export function placeShape(place: string): string {
  return shapes[place] ?? '.+';
}

/** What stands in a place as this language writes it; null where it cannot be what is meant. */
export function placeText(
  place: string,
  value: string,
  translated: (text: string) => string | null,
): string | null {
  if (place === 'rule' || place === 'found') return translated(value);
  if (place === 'why' || place === 'advice') return translated(value) ?? value;
  if (place === 'field') return t(value);
  if (place === 'when') return momentText(value);
  if (place === 'posts') return tn(figure(value), '{n} post', '{n} posts');
  if (place === 'texts') return tn(figure(value), '{n} text', '{n} texts');
  const shape = shapes[place];
  if (shape === SPAN) return spanText(value);
  if (shape === MONEY) return written(value, { style: 'currency', currency: 'USD' });
  if (shape === NUMBER) {
    return written(value, /^[+-]/.test(value) ? { signDisplay: 'exceptZero' } : {});
  }
  return value;
}

function figure(text: string): number {
  return Number(text.replace(/[^\d.-]/g, ''));
}

/** With as many decimals as it came with. */
function written(text: string, look: Intl.NumberFormatOptions): string {
  const digits = text.split('.')[1]?.length ?? 0;
  return formatNumber(figure(text), {
    ...look,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function spanText(text: string): string {
  const unit = /minute|hour|day/.exec(text)?.[0] ?? 'minute';
  return formatNumber(figure(text), { style: 'unit', unit, unitDisplay: 'long' });
}

/** `22 Nov 2026, 09:00 CET`: the clock of the zone it names stays. */
function momentText(text: string): string {
  const [, day, hours, zone] = /^(.+?),? (?:at )?(\d\d:\d\d) (\S+)$/.exec(text) ?? [];
  const moment = new Date(`${day} ${hours} UTC`);
  if (Number.isNaN(moment.getTime())) return text;
  const look = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${moment.toLocaleString(spoken(), look)} ${zone}`;
}
