import { Badge } from '@radix-ui/themes';
import type { Freshness } from '#shared/contracts/market.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';

/** The heading of one part of the market, and how old it is. */
export function PartHeading({ title, freshness }: { title: string; freshness: Freshness }) {
  const { fetchedAt, isStale } = freshness;
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <h3 className="font-medium">{title}</h3>
      {fetchedAt === null ? null : <Age fetchedAt={fetchedAt} />}
      {isStale ? <Badge color="amber">{t('Stale')}</Badge> : null}
    </div>
  );
}

function Age({ fetchedAt }: { fetchedAt: string }) {
  useEachMinute();
  const time = relativeTime(fetchedAt);
  return (
    <p className="text-xs text-muted">
      {time === t('Just now') ? t('Updated just now') : t('Updated {time}', { time })}
    </p>
  );
}
