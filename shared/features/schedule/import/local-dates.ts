/** Whose names of months and halves of the day are read. */
const LOCALES = [
  'en',
  'en-GB',
  'de',
  'de-AT',
  'es',
  'es-MX',
  'fr',
  'fr-CA',
  'ja',
  'ko',
  'zh',
  'zh-TW',
];
/** What stands between the parts of a day: `1 de diciembre de 2026`, `1. Dezember 2026 um`. */
const BETWEEN = [
  'de',
  'del',
  'of',
  'the',
  'le',
  'el',
  'am',
  'um',
  'at',
  'a',
  'las',
  'on',
  'den',
  'der',
];

/** Which half of the day a word means; `night` has no 12 o'clock that everybody reads alike. */
export type Half = 'am' | 'pm' | 'noon' | 'night';

/** Words for parts of a day that people write beside those of their calendar. */
const DAY_PARTS: [Half, string[]][] = [
  ['am', ['凌晨', '清晨', '早晨', '早上', '上午', '새벽', '아침', '朝']],
  ['noon', ['中午', '正午', '정오']],
  ['pm', ['下午', '傍晚', '저녁', '夕方']],
  ['night', ['晚上', '夜晚', '夜里', '夜裡', '밤', '夜']],
];

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replaceAll('.', '');

let names: ReturnType<typeof readNames> | null = null;

/** Made once somebody reads a file. */
function localNames() {
  names ??= readNames();
  return names;
}

function readNames() {
  return { months: monthNames(), weekdays: weekdayNames(), ...halfNames() };
}

/** Long and short, alone and beside a day; a name of two months is left out. */
function monthNames(): Map<string, number> {
  const found = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const month of ['long', 'short'] as const) {
      for (const look of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC' });
        for (let at = 0; at < 12; at += 1) {
          const parts = format.formatToParts(Date.UTC(2026, at, 15));
          const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (!/^\p{Alphabetic}+$/u.test(name)) continue;
          found.set(name, (found.get(name) ?? at) === at ? at : -1);
        }
      }
    }
  }
  return found;
}

function weekdayNames(): Set<string> {
  const looks = ['long', 'short'] as const;
  const formats = LOCALES.flatMap((locale) =>
    looks.map((weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })),
  );
  const days = Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 0, at + 1));
  return new Set(formats.flatMap((format) => days.map((day) => fold(format.format(day)))));
}

function halfNames() {
  const halves = new Map(DAY_PARTS.flatMap(([half, words]) => words.map((word) => [word, half])));
  for (const locale of LOCALES) {
    const format = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      hour12: true,
      timeZone: 'UTC',
    });
    for (const [half, hour] of [
      ['am', 9],
      ['pm', 15],
    ] as const) {
      const parts = format.formatToParts(Date.UTC(2026, 0, 1, hour));
      const word = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
      // Those in Latin letters stand behind a time only: "am" is a word of German as well.
      if (/[^\p{ASCII}\s]/u.test(word.normalize('NFKC'))) halves.set(word, half);
    }
  }
  const words = [...halves.keys()].sort((one, other) => other.length - one.length);
  return { halves, pattern: new RegExp(words.join('|'), 'u') };
}

/** A text without the word that says which half of the day is meant; null where it has none. */
export function takeHalf(text: string): { text: string; half: Half | null } {
  const { halves, pattern } = localNames();
  const word = pattern.exec(text)?.[0];
  if (word === undefined) return { text, half: null };
  return {
    text: text.replace(word, ' ').replace(/\s+/g, ' ').trim(),
    half: halves.get(word) ?? null,
  };
}

/** Year, month and day where the month is a name of it, whatever their order; null for anything else. */
export function readNamedDay(text: string): [year: number, month: number, day: number] | null {
  const { months, weekdays } = localNames();
  const words = fold(text.replace(/\b(\d{1,2})(?:st|nd|rd|th|er|º|ª)(?![\p{L}\d])/giu, '$1'))
    .split(/[\s,/-]+/)
    .filter((word) => word !== '' && !BETWEEN.includes(word));
  let [year, month, day] = [-1, -1, -1];
  for (const word of words) {
    const isNumber = /^\d+$/.test(word);
    if (isNumber && word.length === 4 && year < 0) year = Number(word);
    else if (isNumber && word.length < 3 && day < 0) day = Number(word);
    else if (!isNumber && month < 0 && months.has(word)) month = months.get(word) ?? -1;
    else if (!isNumber && weekdays.has(word)) continue;
    else return null;
  }
  return year < 0 || month < 0 || day < 0 ? null : [year, month + 1, day];
}
