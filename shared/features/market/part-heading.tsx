import { Badge } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import type { Freshness } from '#shared/contracts/market.ts';
import { relativeTime } from '#shared/i18n/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';

const MINUTE_MS = 60_000;

/** The heading of one part of the market, and how old it is. */
export function PartHeading({ title, freshness }: { title: string; freshness: Freshness }) {
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <h3 className="font-medium">{title}</h3>
      <Age freshness={freshness} />
      {freshness.isStale ? <Badge color="amber">{t('Stale')}</Badge> : null}
    </div>
  );
}

/** Counted from the age that the server told: this device's clock may be wrong. */
function Age({ freshness }: { freshness: Freshness }) {
  const [seen, setSeen] = useState({ freshness, at: Date.now(), now: Date.now() });
  if (seen.freshness !== freshness) setSeen({ freshness, at: Date.now(), now: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setSeen((last) => ({ ...last, now: Date.now() })), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (freshness.fetchedAt === null || freshness.ageSeconds === null) return null;
  const since = new Date(seen.at - freshness.ageSeconds * 1000).toISOString();
  const time = relativeTime(since, seen.now);
  return (
    <p className="text-xs text-muted">
      {time === t('Just now') ? t('Updated just now') : t('Updated {time}', { time })}
    </p>
  );
}
