import { findLinks } from '#shared/lib/text/find-links.ts';
import { plainDigits, scaleWords, valuesOf } from './read-number.ts';

/** A number, percentage, price or date of a text. */
export interface Figure {
  text: string;
  start: number;
  end: number;
  /** What it may mean; the same number in another locale shares one of them. */
  values: number[];
  percent: boolean;
  /** `11-03` of 2026-11-03: for a date the values are those of its year alone. */
  dates: string[];
}

const months =
  'jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar|rero)?|février|fevereiro|mar(?:ch|s|zo|ço)?|märz|apr(?:il)?|abril?|avril|may|mai|mayo|maio|june?|juni|juin|junio|junho|july?|juli|juillet|julio|julho|aug(?:ust)?|ago(?:sto)?|août|sept?(?:ember|embre|iembre)?|setembro|oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|dic(?:iembre)?|décembre';
/** The first three letters of each month. */
const monthNames =
  'jan,feb fév fev,mar mär,apr abr avr,may mai,jun jui,jul,aug ago aoû,sep set,oct okt out,nov,dec dez dic déc';
const monthOf = new Map(
  monthNames
    .split(',')
    .flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at + 1])),
);

const dates: RegExp[] = [
  /(?<!\d)(?<y>(?:19|20)\d\d)[-/.年]\s?(?<m>\d{1,2})[-/.月]\s?(?<d>\d{1,2})日?(?!\d)/gu,
  /(?<!\d)(?<d>\d{1,2})[./](?<m>\d{1,2})[./](?<y>(?:19|20)\d\d)(?!\d)/gu,
  /(?<!\d)(?<m>\d{1,2})月\s?(?<d>\d{1,2})日/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?<name>${months})\.?\s(?<d>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<y>(?:19|20)\d\d))?(?![\d\p{L}%])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\d)(?<d>\d{1,2})(?:st|nd|rd|th|\.|º)?\s(?:of\s|de\s)?(?<name>${months})\.?(?:,?\s(?:de\s)?(?<y>(?:19|20)\d\d))?(?![\d\p{L}])`,
    'giu',
  ),
];

const number = new RegExp(
  String.raw`(?<digits>\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*)(?:\s?(?<scale>${scaleWords})(?![\p{Script=Latin}\p{Script=Cyrillic}\d])|x(?![\p{L}\d]))?\.?(?<percent>\s?(?:%|‰|(?:percent|per cent|prozent|por ciento|pour cent|por cento|процент\p{L}*|퍼센트|パーセント)(?!\p{L})))?`,
  'giu',
);

/** No figures: posts of threads and lists by their numbers, handles, tickers, code, keycaps. */
const others: RegExp[] = [
  /^[^\S\n]*\(?\d{1,3}(?:\s?\/\s?\d{0,3}\)?|[.)])(?=\s)/gmu,
  /`[^`]*`/gu,
  /[@＠#$][A-Za-z_]\w*/gu,
  /\d\ufe0f?\u20e3/gu,
  /(?<![\d.])(?!\d{1,2}\.\d{1,2}\.(?:19|20)\d\d(?!\d)|\d{1,3}(?:\.\d{3})+(?![\d.]))\d+\.\d+\.\d+(?:\.\d+)*(?![\d%])/gu,
  /0x[\da-f.…]+/giu,
  /[A-Za-z_](?:[\w.]*\d[\w.]*\w|\d)/gu,
  /\p{Lu}-\d[\d.]*\w*/gu,
  /(?<!\p{L})(?:top|step|part|stage|phase|tier|layer|level|type|round|option|rule|chapter|schritt|teil|stufe|paso|parte|étape|niveau)\s\d{1,2}(?![\d.,]*\s?[\d%])/giu,
  /\b(?:24\/7|50\/50)\b|\b100\s?% (?=(?:agree|sure|this|right|true|with|real|here)\b)/giu,
];

/** The figures of a text in the order they stand in. Linear in its length. */
export function findFigures(text: string): Figure[] {
  const plain = plainDigits(text);
  // Digits of another plane are two units long and one here: offsets would not be those of the text.
  if (plain.length !== text.length) return [];
  const taken = [...findLinks(text), ...others.flatMap((pattern) => spansOf(plain, pattern))];
  const found: Figure[] = [];
  const isFree = (start: number, end: number) =>
    !taken.some((span) => span.start < end && span.end > start);
  const add = (start: number, raw: string, what: Pick<Figure, 'values' | 'percent' | 'dates'>) => {
    const end = start + raw.length;
    if (!isFree(start, end)) return;
    taken.push({ start, end });
    const shown = /^[^\S\n]*/.exec(text.slice(start, end))?.[0].length ?? 0;
    found.push({ text: text.slice(start + shown, end), start: start + shown, end, ...what });
  };
  for (const pattern of dates) {
    for (const match of plain.matchAll(pattern))
      add(match.index, match[0], dateOf(match.groups ?? {}));
  }
  for (const match of plain.matchAll(number)) {
    const { digits = '', scale = '', percent } = match.groups ?? {};
    const whole = withCurrency(plain, match.index, match[0].replace(/\.$/, ''));
    // "2nd", "4chan" and "2FA" count nothing.
    if (
      /^[A-Za-z]{2}/.test(plain.slice(whole.end)) &&
      !/\s/.test(plain.charAt(whole.end - 1)) &&
      !unit.test(plain.slice(whole.end))
    )
      continue;
    add(whole.start, plain.slice(whole.start, whole.end), {
      values: valuesOf(digits, scale),
      percent: percent !== undefined,
      dates: [],
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

const unit =
  /^(?:days?|hours?|hrs?|mins?|secs?|ms|bps|gwei|wei|kb|mb|gb|usd|eur|eth|btc|sol|xx?)(?![A-Za-z])/i;

function withCurrency(text: string, at: number, found: string): { start: number; end: number } {
  const before = /(?:[$€£¥₹₩₿]\s?|[+−-])+$/u.exec(text.slice(Math.max(0, at - 3), at))?.[0] ?? '';
  const after = /^\s?[€₹₩₿](?!\d)/u.exec(text.slice(at + found.length))?.[0] ?? '';
  return { start: at - before.length, end: at + found.length + after.length };
}

function dateOf({ y, m, d, name }: Record<string, string | undefined>) {
  const month = name ? monthOf.get(name.toLowerCase().slice(0, 3)) : Number(m);
  const key = (one: number, two: number) => `${one}-${two}`;
  const day = Number(d);
  const both = month !== undefined && !name && month <= 12 && day <= 12;
  return {
    values: y ? [Number(y)] : [],
    percent: false,
    dates: [key(month ?? 0, day), ...(both ? [key(day, month)] : [])],
  };
}

function spansOf(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
