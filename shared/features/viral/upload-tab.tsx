import { type UploadViralInput, uploadViralInput } from '#shared/contracts/viral.ts';
import { decimals } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { DraftForm, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { UploadIcon } from '#shared/ui/icons.tsx';
import { useUploadViral } from './queries.ts';
import {
  emptyUpload,
  toUploadInput,
  type UploadDraft,
  useKeptUpload,
} from './upload-form-state.ts';
import { contentTypeOptions, metrics, platformOptions } from './viral-labels.ts';

/** Upload Viral Content: what is typed stays until it is in the library. */
export function UploadTab() {
  const [draft, setDraft, setDraftAfter] = useKeptUpload();
  const upload = useUploadViral();
  const input = toUploadInput(draft);
  const { formProps, text, choice } = useDraftForm<UploadDraft>({
    draft,
    onChange: setDraft,
    contract: uploadViralInput,
    input,
    serverError: upload.error,
    onValid: () => setDraftAfter(upload.mutateAsync(input as UploadViralInput), emptyUpload),
    onInvalid() {
      if (draft.title.trim() !== '' && draft.content.trim() !== '') return;
      showFailure(t('Please fill in title and content'));
    },
  });

  return (
    <Card className="mx-auto max-w-3xl md:p-7">
      <DraftForm
        {...formProps}
        busy={upload.isPending}
        submitLabel={
          <>
            <UploadIcon /> {t('Upload Viral Content')}
          </>
        }
        busyLabel={
          <>
            <UploadIcon /> {t('Uploading...')}
          </>
        }
      >
        <LineField
          label={t('Title')}
          placeholder={t('The thread that did 2M views')}
          {...text('title')}
          required
        />
        <ParagraphField label={t('Content')} {...text('content')} required rows={7} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Content Type')}
            options={contentTypeOptions()}
            {...choice('contentType')}
          />
          <SelectField label={t('Platform')} options={platformOptions()} {...choice('platform')} />
          <LineField
            label={t('Author Handle')}
            optional
            placeholder="@handle"
            {...text('authorHandle')}
          />
          <LineField
            label={t('Original URL')}
            optional
            placeholder="https://x.com/..."
            {...text('originalUrl')}
            type="url"
          />
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{t('Metrics')}</legend>
          <p className="mb-3 text-xs text-muted">
            {t('Optional. Whole numbers, or as X shows them: 1200, 1,200 or 1.2K.')}
          </p>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
            {metrics.map(({ field, label }) => (
              <LineField key={field} label={t(label)} inputMode="decimal" {...text(field)} />
            ))}
          </div>
          <p aria-live="polite" className="mt-3 text-sm text-muted">
            {input.engagementRate === undefined
              ? null
              : t('Engagement rate: {rate}%', { rate: decimals(input.engagementRate, 2) })}
          </p>
        </fieldset>
      </DraftForm>
    </Card>
  );
}
