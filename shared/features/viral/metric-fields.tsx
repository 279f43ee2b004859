import { decimals } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import type { UploadDraft } from './upload-draft.ts';
import { metrics } from './viral-labels.ts';

type Metric = (typeof metrics)[number]['field'];

/** How the text did. All of it is optional. */
export function MetricFields(props: {
  draft: UploadDraft;
  rate: number | undefined;
  issueOf(field: Metric): string | undefined;
  onChange(part: Partial<UploadDraft>): void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('Metrics')}</legend>
      <p className="mb-3 text-xs text-muted">
        {t('Optional. Whole numbers, or as X shows them: 1200, 1,200 or 1.2K.')}
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {metrics.map(({ field, label }) => (
          <LineField
            key={field}
            label={t(label)}
            error={props.issueOf(field)}
            inputMode="decimal"
            value={props.draft[field]}
            onType={(text) => props.onChange({ [field]: text })}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-3 text-sm text-muted">
        {props.rate === undefined
          ? null
          : t('Engagement rate: {rate}%', { rate: decimals(props.rate, 2) })}
      </p>
    </fieldset>
  );
}
