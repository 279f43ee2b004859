import { formatNumber, spoken } from '#shared/i18n/translate.ts';

/** Followers as K over a thousand and M over a million, dollars as K above a thousand (spec section 9). */
export function shortFollowers(count: number): string {
  // 999,950 would round to 1000.0K.
  if (count >= 999_950) return short(count, 1_000_000, 'M');
  return count > 1_000 ? short(count, 1_000, 'K') : formatNumber(count);
}

export function shortDollars(amount: number): string {
  const size = Math.abs(amount);
  const digits = Number.isInteger(amount) ? 0 : 2;
  const plain = formatNumber(size, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return `${amount < 0 ? '-' : ''}$${size > 1_000 ? short(size, 1_000, 'K') : plain}`;
}

/** `+3`, `-2`, `0`. */
export function signed(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change, { maximumFractionDigits: 1 })}`;
}

function short(count: number, unit: number, letter: 'K' | 'M'): string {
  if (spoken() !== 'en') {
    // Some have no thousands: there a small sum would show half of its cents.
    return formatNumber(Math.round(count), { notation: 'compact', maximumFractionDigits: 1 });
  }
  return `${(count / unit).toFixed(1)}${letter}`;
}
