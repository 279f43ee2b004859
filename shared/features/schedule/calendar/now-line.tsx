import { t } from '#shared/i18n/translate.ts';

/** The line of the current time. `minute`: within the hour of its cell, 0 to 59. */
export function NowLine({ minute }: { minute?: number }) {
  const name = t('Now');
  const isInHour = minute !== undefined;
  return (
    <hr
      aria-label={name}
      title={name}
      style={isInHour ? { top: `${(100 * minute) / 60}%` } : undefined}
      className={`pointer-events-none z-1 m-0 w-full border-0 border-t-2 border-danger ${isInHour ? 'absolute inset-x-0' : ''}`}
    />
  );
}
