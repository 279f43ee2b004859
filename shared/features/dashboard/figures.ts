import { activeLocale, formatNumber } from '#shared/i18n/translate.ts';

const COMPACT = {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
} as const;

/** Followers as K over a thousand and M over a million, dollars as K above a thousand (spec section 9). */
export function shortFollowers(count: number): string {
  // 999,950 would round to 1000.0K.
  if (count >= 999_950) return short(count, 1_000_000, 'M');
  return count > 1_000 ? short(count, 1_000, 'K') : formatNumber(count);
}

export function shortDollars(amount: number): string {
  const size = Math.abs(amount);
  const isLong = size > 1_000;
  if (isLong && activeLocale() === 'en')
    return `${amount < 0 ? '-' : ''}$${short(size, 1_000, 'K')}`;
  // Some languages have no word for thousands: there a small sum would show half of its cents.
  const shown = isLong ? Math.round(amount) : amount;
  const digits = isLong ? COMPACT : { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 };
  return formatNumber(shown, { style: 'currency', currency: 'USD', ...digits });
}

/** `+3`, `-2`, `0`. */
export function signed(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change, { maximumFractionDigits: 1 })}`;
}

function short(count: number, unit: number, letter: 'K' | 'M'): string {
  if (activeLocale() !== 'en') return formatNumber(count, COMPACT);
  return `${(count / unit).toFixed(1)}${letter}`;
}
