import { type UploadViralInput, uploadViralInput } from '#shared/contracts/viral.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
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
  const { form, issueOf, refusal, touched, submit } = useFormIssues<UploadDraft>({
    contract: uploadViralInput,
    input,
    serverError: upload.error,
    onValid: () => setDraftAfter(upload.mutateAsync(input as UploadViralInput), emptyUpload),
    onInvalid() {
      if (draft.title.trim() !== '' && draft.content.trim() !== '') return;
      const description = t('Please fill in title and content');
      showToast({ title: t('Error'), description, variant: 'destructive' });
    },
  });

  function change(part: Partial<UploadDraft>) {
    touched(part);
    setDraft({ ...draft, ...part });
  }

  const text = (field: keyof UploadDraft, placeholder = '') => ({
    placeholder,
    value: draft[field],
    onType: (typed: string) => change({ [field]: typed }),
  });

  return (
    <Card className="mx-auto max-w-3xl md:p-7">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <LineField
          label={t('Title')}
          error={issueOf('title')}
          {...text('title', t('The thread that did 2M views'))}
          required
        />
        <ParagraphField
          label={t('Content')}
          error={issueOf('content')}
          {...text('content')}
          required
          rows={7}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Content Type')}
            error={issueOf('contentType')}
            options={contentTypeOptions()}
            value={draft.contentType}
            onChoose={(contentType) => change({ contentType })}
          />
          <SelectField
            label={t('Platform')}
            error={issueOf('platform')}
            options={platformOptions()}
            value={draft.platform}
            onChoose={(platform) => change({ platform })}
          />
          <LineField
            label={t('Author Handle')}
            optional
            error={issueOf('authorHandle')}
            {...text('authorHandle', '@handle')}
          />
          <LineField
            label={t('Original URL')}
            optional
            error={issueOf('originalUrl')}
            {...text('originalUrl', 'https://x.com/...')}
            type="url"
          />
        </div>
        <MetricFields
          draft={draft}
          rate={input.engagementRate}
          issueOf={issueOf}
          onChange={change}
        />
        <Refusal>{refusal}</Refusal>
        <BusyButton type="submit" size="3" busy={upload.isPending}>
          <UploadIcon /> {upload.isPending ? t('Uploading...') : t('Upload Viral Content')}
        </BusyButton>
      </form>
    </Card>
  );
}
