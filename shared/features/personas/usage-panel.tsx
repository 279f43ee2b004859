import { useId } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { getPersonaUsage, type PersonaUsage } from '#shared/contracts/drafts.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { Meter } from '#shared/ui/feedback/meter.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** What models took for the persona this month, and how much of its limit that is. */
export function UsagePanel({ persona }: { persona: Persona }) {
  const titleId = useId();
  const params = { id: persona.id };
  const usage = useQuery(readQuery(useApi(), getPersonaUsage, undefined, { params }));
  return (
    <section aria-labelledby={titleId} className="mb-5 border-b border-line pb-5">
      <h2 id={titleId} className="text-sm font-medium">
        {t('AI models this month')}
      </h2>
      {usage.isLoadingError ? (
        <ErrorState onRetry={usage.refetch}>{t('Failed to load what models cost')}</ErrorState>
      ) : usage.data ? (
        <Month usage={usage.data} limit={persona.monthlyLimit ?? null} />
      ) : (
        <div role="status" aria-label={t('Loading what models cost')} className="mt-2">
          <SkeletonBar className="h-10 w-full" />
        </div>
      )}
    </section>
  );
}

/** To the cent; what is less has two digits that tell something. */
function dollars(amount: number): string {
  const digits = amount === 0 || amount >= 0.01 ? {} : { maximumSignificantDigits: 2 };
  return formatNumber(amount, { style: 'currency', currency: 'USD', ...digits });
}

function Month({ usage, limit }: { usage: PersonaUsage; limit: number | null }) {
  const cost = (usage.costMicros ?? 0) / 1_000_000;
  const figures = [
    [t('Drafts'), compactMetric(usage.drafts)],
    [t('Tokens in'), compactMetric(usage.inputTokens)],
    [t('Tokens out'), compactMetric(usage.outputTokens)],
    [t('Estimated cost'), dollars(cost)],
  ];
  return (
    <>
      <dl className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-lg font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {limit === null ? null : (
        <dl className="mt-3">
          <Meter
            label={t('Of the limit of {limit}', { limit: dollars(limit) })}
            value={Math.min(100, Math.floor((100 * cost) / limit))}
            note={
              cost < limit
                ? undefined
                : t('Limit reached. The built-in provider writes your drafts.')
            }
          />
        </dl>
      )}
      <p className="mt-2 text-xs text-muted">{t('Estimate from list prices')}</p>
    </>
  );
}
