import type { Speaker } from '../translator.ts';

/** What an English number in a text comes to. */
export function figure(text: string): number {
  return Number(text.replace(/[^\d.-]/g, ''));
}

/** A number as this language writes it, with as many decimals as it came with. */
export function written(text: string, look: Intl.NumberFormatOptions, speaker: Speaker): string {
  const digits = text.split('.')[1]?.length ?? 0;
  return speaker.formatNumber(figure(text), {
    ...look,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A plain number; one that came with a sign keeps it. */
export function numberText(text: string, speaker: Speaker): string {
  return written(text, /^[+-]/.test(text) ? { signDisplay: 'exceptZero' } : {}, speaker);
}
