import { TextField } from '@radix-ui/themes';
import { Field } from '#shared/ui/fields.tsx';
import type { UploadDraft } from './upload-draft.ts';

const metrics = [
  { field: 'views', label: 'Views' },
  { field: 'likes', label: 'Likes' },
  { field: 'retweets', label: 'Retweets' },
  { field: 'replies', label: 'Replies' },
  { field: 'bookmarks', label: 'Bookmarks' },
] as const;

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
      <legend className="mb-1 text-sm font-medium">Metrics</legend>
      <p className="mb-3 text-xs text-muted">
        Optional. Whole numbers, or as X shows them: 1200, 1,200 or 1.2K.
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {metrics.map(({ field, label }) => (
          <Field key={field} label={label} error={props.issueOf(field)}>
            {(control) => (
              <TextField.Root
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={props.draft[field]}
                onChange={(event) => props.onChange({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p aria-live="polite" className="mt-3 text-sm text-muted">
        {props.rate === undefined ? null : `Engagement rate: ${props.rate.toFixed(2)}%`}
      </p>
    </fieldset>
  );
}
