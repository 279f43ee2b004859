import { NEWS_SHOWN, type NewsItem, type NewsTrends } from '#shared/contracts/market.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { MoodBadge } from '#shared/ui/mood-badge.tsx';
import { OutsideLink } from '#shared/ui/outside-link.tsx';
import { PartHeading } from './part-heading.tsx';

/** The newest headlines. Whoever wrote them is not us: all of it is shown as text. */
export function NewsList({ market }: { market: NewsTrends }) {
  const news = market.news.slice(0, NEWS_SHOWN);
  return (
    <div className="min-w-0">
      <PartHeading title={t('News')} freshness={market.stale.news} />
      {news.length === 0 ? <p className="text-sm text-muted">{t('No news yet')}</p> : null}
      <ul aria-label={t('News')} className="grid list-none gap-3">
        {news.map((item) => (
          <li key={item.url} className="min-w-0">
            <Headline item={item} isSandbox={market.sandbox} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Headline({ item, isSandbox }: { item: NewsItem; isSandbox: boolean }) {
  useEachMinute();
  const percent = formatNumber(item.confidence, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <article aria-label={item.title}>
      <p dir="auto" className="text-sm font-medium wrap-anywhere">
        <OutsideLink href={item.url}>{item.title}</OutsideLink>
      </p>
      {item.summary ? (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">
          {item.summary}
        </p>
      ) : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-muted">
        <span className="wrap-anywhere">{item.source}</span>
        {item.publishedAt === null ? null : (
          <time dateTime={item.publishedAt}>{relativeTime(item.publishedAt)}</time>
        )}
        {isSandbox ? <span>{t('Sandbox data')}</span> : null}
        {item.confidence > 0 ? (
          <span title={t('Read by the built-in model, {percent} sure', { percent })}>
            <MoodBadge mood={item.sentiment} />
          </span>
        ) : null}
      </p>
    </article>
  );
}
