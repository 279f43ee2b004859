import { activeLocale } from '../translate.ts';
import { formatInstant } from './format-date.ts';

/** 'HH:MM' as people write it who read this language: '3:30 PM', '15:30'. As it is where it is no time. */
export function formatClock(time: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(at) ? time : formatInstant(at, { timeStyle: 'short', timeZone: 'UTC' });
}

/**
 * The short form for calendar cells by region: '3:30p', '3p', '15:30'. The region is that of the
 * browser's locale if it has the language of the interface.
 */
export function formatShortClock(time: string, tag: string = navigator.language): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  if (Number.isNaN(at)) return time;
  if (!isHalved(tag.startsWith(activeLocale()) ? tag : activeLocale())) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${shown}${hours < 12 ? 'a' : 'p'}`;
}

const halves = new Map<string, boolean>();

/** Whether a locale uses a 12-hour clock; cached, since each post of the calendar asks. */
function isHalved(tag: string): boolean {
  const known = halves.get(tag);
  if (known !== undefined) return known;
  const answer = hourFormat(tag).resolvedOptions().hour12 === true;
  halves.set(tag, answer);
  return answer;
}

function hourFormat(tag: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(tag, { hour: 'numeric' });
  } catch {
    // Some headless browsers report an invalid locale tag.
    return new Intl.DateTimeFormat(activeLocale(), { hour: 'numeric' });
  }
}

const TIME = /^(\d{1,2})(?:[:.h時点]\s*(\d{2})?|(\d{2}))?[分]?$/u;

/**
 * What a person types as a time, as 'HH:MM': '15:30', '1530', '3:30 pm', '3pm', '15h30', '午後3:30'. Null for
 * what is none.
 */
export function readClock(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+(?=m|$|am|pm)|\s+/gu, '');
  const half = /(?:a|p)m?$|^(?:午前|午後|上午|下午)/u.exec(text)?.[0];
  const plain = half ? text.replace(half, '') : text;
  const [, hours, minutes, joined] = TIME.exec(plain) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  const minute = Number(minutes ?? joined ?? 0);
  if (minute > 59 || hour > 23 || (half && (hour > 12 || hour === 0))) return null;
  const isLate = half !== undefined && /p|午後|下午/u.test(half);
  const shown = half ? (hour % 12) + (isLate ? 12 : 0) : hour;
  return [shown, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
