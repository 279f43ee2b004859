import { Badge } from '@radix-ui/themes';
import type { SentimentReading } from '#shared/contracts/analysis.ts';
import { decimals } from '#shared/i18n/formats/figures.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { Meter } from '#shared/ui/feedback/meter.tsx';
import { MoodBadge } from '#shared/ui/mood-badge.tsx';

/** A reading: where it leans on a scale, how sure it is, and why. */
export function SentimentResult({ reading }: { reading: SentimentReading }) {
  const { reasoning } = localized(reading);
  if (!reading.supported) return <p className="text-muted">{reasoning}</p>;
  return (
    <article
      aria-label={t('Sentiment')}
      className="rounded-card border border-line bg-link-tint p-5"
    >
      <p className="flex flex-wrap items-center gap-3">
        <MoodBadge mood={reading.sentiment} size="3" variant="solid" highContrast />
        <span className="text-sm text-muted">
          {t('Score')} {reading.score > 0 ? '+' : ''}
          {decimals(reading.score, 2)}
        </span>
      </p>
      <Scale score={reading.score} />
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        <Meter label={t('Confidence')} value={Math.round(reading.confidence * 100)} />
        <div>
          <dt className="text-xs text-muted">{t('Emotion (a guess)')}</dt>
          <dd className="mt-0.5 text-sm font-medium">{t(reading.emotion)}</dd>
        </div>
      </dl>
      {reading.keywords.length > 0 ? (
        <>
          <h3 className="mt-4 text-sm font-medium">{t('Keywords')}</h3>
          <ul className="mt-1.5 flex list-none flex-wrap gap-1.5">
            {reading.keywords.map((word) => (
              <li key={word}>
                <Badge color="gray">{word}</Badge>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className="mt-4 text-sm font-medium">{t('Reasoning')}</h3>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{reasoning}</p>
    </article>
  );
}

function Scale({ score }: { score: number }) {
  return (
    <div aria-hidden className="mt-4">
      <div className="relative h-2 rounded-full bg-linear-to-r from-(--ruby-9) via-(--gray-6) to-(--green-9)">
        <span
          className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-(--page) bg-(--gray-12)"
          style={{ left: `${((score + 1) / 2) * 100}%` }}
        />
      </div>
      <div className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{t('Bearish')}</span>
        <span>{t('Bullish')}</span>
      </div>
    </div>
  );
}
