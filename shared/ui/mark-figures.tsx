import type { ReactNode } from 'react';
import type { MarkedFigures } from '#shared/contracts/generation.ts';

/** A text with the figures to check marked wherever they stand: also once the person has edited it. */
export function markFigures(text: string, figures: MarkedFigures): ReactNode[] {
  const names = [...new Set(figures.map((figure) => figure.text))].sort(
    (a, b) => b.length - a.length,
  );
  if (names.length === 0) return [text];
  const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<!\\d|\\d[.,])(${any})(?!\\d|[.,]\\d)`, 'u');
  return text.split(whole).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  );
}
