import { formatInstant } from './format-date.ts';

/** 'HH:MM' as people write it who read this language: '3:30 PM', '15:30'. As it is where it is no time. */
export function formatClock(time: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(at) ? time : formatInstant(at, { timeStyle: 'short', timeZone: 'UTC' });
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
