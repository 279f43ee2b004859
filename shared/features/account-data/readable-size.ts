import { formatNumber } from '#shared/i18n/translate.ts';

/** '12 KB', '3.4 MB': as people read the size of a file. */
export function readableSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} KB`;
  return `${formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`;
}
