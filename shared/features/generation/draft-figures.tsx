import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { useRemarks } from '#shared/i18n/use-remarks.ts';
import { Meter } from '#shared/ui/feedback/meter.tsx';

/** How a draft was judged, and why. */
export function DraftFigures({ draft }: { draft: GeneratedContent }) {
  const told = useRemarks();
  const percent = (share: number) => Math.round(share * 100);
  return (
    <>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        <Meter label={t('Engagement')} value={percent(draft.engagement_score)} />
        <Meter label={t('Confidence')} value={percent(draft.confidence)} />
        <Meter
          label={t('Voice match')}
          value={draft.voiceMatch}
          missing={t('From 20 samples on')}
        />
      </dl>
      {draft.explanation.length + draft.notes.length > 0 ? (
        <details className="mt-3 text-sm text-muted">
          <summary className="cursor-pointer font-medium text-ink">{t('Why this draft')}</summary>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {[...draft.explanation, ...draft.notes].map((line) => (
              <li key={line}>{told(line)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
