import { formatChange, t } from '#shared/i18n/translate.ts';

/** How far a price has moved in a day. What reads as 0% has no direction. */
export function DayChange({ percent, className }: { percent: number; className?: string }) {
  const isStill = Math.abs(percent) < 0.05;
  const isFall = percent < 0 && !isStill;
  return (
    <span
      title={t('In 24 hours')}
      className={`${isFall ? 'text-danger' : 'text-ink'} ${className ?? ''}`}
    >
      {isStill ? null : <span aria-hidden>{isFall ? '▼ ' : '▲ '}</span>}
      {formatChange(percent)}
    </span>
  );
}
