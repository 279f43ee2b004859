import { type UploadViralInput, uploadViralInput } from '#shared/contracts/viral.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';
import { DraftForm, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { UploadIcon } from '#shared/ui/icons.tsx';
import { MetricFields } from './metric-fields.tsx';
import { useUploadViral } from './queries.ts';
import { emptyUpload, toUploadInput, type UploadDraft, useKeptUpload } from './upload-draft.ts';
import { contentTypeOptions, platformOptions } from './viral-labels.ts';

/** Upload Viral Content: what is typed stays until it is in the library. */
export function UploadTab() {
  const { user } = useAuthentication();
  const [draft, setDraft, setDraftAfter] = useKeptUpload(user?.id ?? '');
  const upload = useUploadViral();
  const input = toUploadInput(draft);
  const { formProps, issueOf, change, text, choice } = useDraftForm<UploadDraft>({
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
        <MetricFields
          draft={draft}
          rate={input.engagementRate}
          issueOf={issueOf}
          onChange={change}
        />
      </DraftForm>
    </Card>
  );
}
