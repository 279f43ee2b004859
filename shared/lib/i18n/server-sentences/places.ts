import type { Language } from '#shared/contracts/languages.ts';
import type { Speaker } from '../translator.ts';
import { figure, numberText, written } from './figures.ts';
import { inItsCase } from './in-its-case.ts';

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
  rate: NUMBER,
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
  rule: '(?:above|below|up|down|volume|mood|headline) .+',
  word: String.raw`\S+`,
  day: String.raw`\d{4}-\d\d-\d\d`,
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
  speaker: Speaker,
): string | null {
  const { language } = speaker;
  // A text of its own: where it is not known, the sentence is another one. German writes its nouns as it does.
  if (/^(?:rule|found)$/.test(place)) return inItsCase(value, translated, language !== 'de');
  if (place === 'why' || place === 'advice') return translated(value) ?? value;
  if (place === 'field') return speaker.t(value);
  if (place === 'when') return momentText(value, language);
  if (place === 'day') return dayText(value, language);
  return countText(place, value, speaker) ?? figureText(place, value, speaker);
}

function countText(place: string, value: string, { tn }: Speaker): string | null {
  if (place === 'posts') return tn(figure(value), '{n} post', '{n} posts');
  if (place === 'texts') return tn(figure(value), '{n} text', '{n} texts');
  return null;
}

function figureText(place: string, value: string, speaker: Speaker): string {
  const shape = shapes[place];
  if (shape === SPAN) return spanText(value, speaker);
  if (shape === MONEY) return written(value, { style: 'currency', currency: 'USD' }, speaker);
  return shape === NUMBER ? numberText(value, speaker) : value;
}

function spanText(text: string, { formatNumber }: Speaker): string {
  const unit = /minute|hour|day/.exec(text)?.[0] ?? 'minute';
  return formatNumber(figure(text), { style: 'unit', unit, unitDisplay: 'long' });
}

/** `22 Nov 2026, 09:00 CET`: the clock of the zone it names stays. */
function momentText(text: string, language: Language): string {
  const [, day, hours, zone] = /^(.+?),? (?:at )?(\d\d:\d\d) (\S+)$/.exec(text) ?? [];
  const moment = new Date(`${day} ${hours} UTC`);
  if (Number.isNaN(moment.getTime())) return text;
  const look = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${moment.toLocaleString(language, look)} ${zone}`;
}

/** `2026-11-22`, the same in every zone. */
function dayText(text: string, language: Language): string {
  return new Date(text).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
}
