import { Badge } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import type { Freshness } from '#shared/contracts/market.ts';
import { relativeTime } from '#shared/i18n/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';

const MINUTE_MS = 60_000;

/** The heading of one part of the market, and how old it is. */
export function PartHeading({ title, freshness }: { title: string; freshness: Freshness }) {
  const { fetchedAt, ageSeconds, isStale } = freshness;
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <h3 className="font-medium">{title}</h3>
      {ageSeconds === null ? null : <Age key={`${fetchedAt} ${ageSeconds}`} seconds={ageSeconds} />}
      {isStale ? <Badge color="amber">{t('Stale')}</Badge> : null}
    </div>
  );
}

/** Counted from the age that the server told: this device's clock may be wrong. */
function Age({ seconds }: { seconds: number }) {
  const [shownMs, setShownMs] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setShownMs(Date.now() - since), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const time = relativeTime(new Date(0).toISOString(), seconds * 1000 + shownMs);
  return (
    <p className="text-xs text-muted">
      {time === t('Just now') ? t('Updated just now') : t('Updated {time}', { time })}
    </p>
  );
}
