import type { Language } from '#shared/contracts/languages.ts';
import type { Speaker } from '../translator.ts';
import { figure, numberText, written } from './figures.ts';
import { inItsCase } from './in-its-case.ts';
import { listPlaces } from './list-places.ts';

const NUMBER = String.raw`[+\-]?[\d,]+(?:\.\d+)?`;
const MONEY = String.raw`-?\$[\d,]+(?:\.\d+)?`;
const SPAN = String.raw`\d+ (?:minute|hour|day)s?`;
const QUOTES = '“.+”';

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
  weight: NUMBER,
  width: NUMBER,
  height: NUMBER,
  price: MONEY,
  with: MONEY,
  without: MONEY,
  window: SPAN,
  ago: SPAN,
  posts: String.raw`[\d,]+ posts?`,
  texts: String.raw`[\d,]+ texts?`,
  words: String.raw`[\d.]+ words?`,
  perPost: String.raw`[\d.]+ words?`,
  times: String.raw`\d+ times?`,
  sentences: String.raw`\d+ sentences?`,
  lines: String.raw`\d+ lines?`,
  field: String.raw`[A-Z][\w ]{0,40}`,
  symbol: String.raw`\S{1,30}`,
  username: String.raw`\w{1,30}`,
  rule: '(?:above|below|up|down|volume|mood|headline) .+',
  word: String.raw`\S+`,
  quotes: QUOTES,
  others: QUOTES,
  rest: '(?:, ".+")?',
  marks: String.raw`(?:; [a-z ]+ in \d+%)*`,
  day: String.raw`\d{4}-\d\d-\d\d`,
  when: String.raw`\d{1,2} \p{L}+ \d{4},? (?:at )?\d\d:\d\d \S+?`,
};

/** Places that hold a text of their own; where it is not known, the sentence is another one. */
const told = new Set('rule found sure shape manner next form topic lengths trait hook'.split(' '));

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
  // German writes its nouns as it does; what begins with a verb follows the sentence around it.
  if (told.has(place)) return inItsCase(value, translated, place === 'hook' || language !== 'de');
  if (place === 'subject') return inItsCase(value, translated, language !== 'de') ?? value;
  if (place === 'why' || place === 'advice') return translated(value) ?? value;
  if (place === 'field') return speaker.t(value);
  if (place === 'when') return momentText(value, language);
  if (place === 'day') return dayText(value, language);
  const list = listPlaces[place];
  if (list) return list(value, translated, speaker);
  return countText(place, value, speaker) ?? figureText(place, value, speaker);
}

function countText(place: string, value: string, { tn }: Speaker): string | null {
  if (place === 'posts') return tn(figure(value), '{n} post', '{n} posts');
  if (place === 'texts') return tn(figure(value), '{n} text', '{n} texts');
  if (place === 'words' || place === 'perPost') return tn(figure(value), '{n} word', '{n} words');
  if (place === 'times') return tn(figure(value), '{n} time', '{n} times');
  if (place === 'sentences') return tn(figure(value), '{n} sentence', '{n} sentences');
  if (place === 'lines') return tn(figure(value), '{n} line', '{n} lines');
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
