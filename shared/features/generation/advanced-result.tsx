import type { AdvancedContent } from '#shared/contracts/advanced-generation.ts';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { localized } from '#shared/i18n/server-message.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { Checklist } from '#shared/ui/checklist.tsx';
import { CopyDraft } from './copy-draft.tsx';
import { EngagementMeter } from './engagement-meter.tsx';

const TOO_FEW = msg('Too few posts to say');

/** What a text of the advanced generator may do, and what would make it better. */
export function AdvancedResult(props: { result: AdvancedContent }) {
  const result = localized(props.result);
  const { targetMetrics: metrics, sentimentAlignment: alignment } = result;
  const expected = [
    [t('Expected likes'), metrics.expectedLikes],
    [t('Expected retweets'), metrics.expectedRetweets],
    [t('Expected replies'), metrics.expectedReplies],
  ] as const;
  return (
    <div className="mt-4 grid gap-4">
      <dl className="grid gap-3 sm:grid-cols-2">
        <EngagementMeter forecast={result.forecast} />
        <div>
          <dt className="text-xs text-muted">{t('Sentiment')}</dt>
          <dd className="mt-0.5 text-sm font-medium">
            {t(alignment.sentiment)}, {t(alignment.emotion)}
          </dd>
        </div>
        {expected.map(([label, range]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="mt-0.5 text-sm font-medium">
              {range ? t('{low} to {high}', { low: range.low, high: range.high }) : t(TOO_FEW)}
            </dd>
          </div>
        ))}
      </dl>
      <Checklist
        checks={result.checks.filter(({ text }) => !result.optimizations.includes(text))}
      />
      {result.optimizations.length > 0 ? (
        <div>
          <h3 className="text-sm font-medium">{t('Optimizations')}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-muted">
            {result.optimizations.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {result.notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        <CopyDraft text={result.content} />
        <OpenInComposer
          draft={{ text: result.content, draftId: null, personaId: '', platform: 'twitter' }}
        />
      </div>
    </div>
  );
}
