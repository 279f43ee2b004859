import type { LocalModel } from '#shared/contracts/local-servers.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';

const rounded = { maximumSignificantDigits: 2 };

/** `4B parameters, 2.5 GB`: as much of it as the server says. Parameters keep their English unit, as model names do. */
export function modelSize({ parameters, bytes }: LocalModel): string {
  const parts = [
    parameters === null ? null : t('{size} parameters', { size: shortCount(parameters) }),
    bytes === null ? null : fileSize(bytes),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function shortCount(parameters: number): string {
  const isBillions = parameters >= 1e9;
  const value = formatNumber(parameters / (isBillions ? 1e9 : 1e6), rounded);
  return `${value}${isBillions ? 'B' : 'M'}`;
}

/** `2.5 GB`, in the language of the screen. */
export function fileSize(bytes: number): string {
  const isLarge = bytes >= 1e9;
  return formatNumber(bytes / (isLarge ? 1e9 : 1e6), {
    ...rounded,
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
  });
}
