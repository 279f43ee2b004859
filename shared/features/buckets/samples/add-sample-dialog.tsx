import { z } from 'zod/mini';
import {
  type ContentBucket,
  createSampleInput,
  sampleContentTypes,
  samplePlatforms,
} from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { DraftForm, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { contentTypeOptions, platformOptions } from '../bucket-labels.ts';
import { useCreateSample } from './change-queries.ts';

/** What the sample form holds while a person types, and what it begins with. */
const sampleDraft = z.object({
  content: draftText,
  contentType: z._default(z.enum(sampleContentTypes), 'social_post'),
  platform: z._default(z.enum(samplePlatforms), 'twitter'),
  engagement: draftText,
  notes: draftText,
});
type SampleDraft = z.infer<typeof sampleDraft>;

const emptySample = sampleDraft.parse({});

/** Kept per bucket: a text begun for one does not turn up in another. */
const useKeptSample = createPersistedForm('new-sample', sampleDraft, emptySample);

/** Closing keeps what was typed; only an added sample empties the form. */
export function AddSampleDialog({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const [draft, setDraft, setDraftAfter] = useKeptSample(bucket.id);
  const create = useCreateSample(bucket.id);
  const { engagement, notes, ...sample } = draft;
  const input = { ...sample, metadata: { engagement, notes } };
  const { formProps, text, choice } = useDraftForm<SampleDraft>({
    draft,
    onChange: setDraft,
    contract: createSampleInput,
    input,
    serverError: create.error,
    onValid: () => setDraftAfter(create.mutateAsync(input, { onSuccess: onClose }), emptySample),
  });

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('Add Content Sample')}
      description={t('A sample for "{name}". It is analyzed automatically.', { name: bucket.name })}
    >
      <DraftForm
        {...formProps}
        busy={create.isPending}
        submitLabel={t('Add Sample')}
        busyLabel={t('Adding...')}
      >
        <ParagraphField label={t('Content')} required rows={6} {...text('content')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Content Type')}
            required
            options={contentTypeOptions()}
            {...choice('contentType')}
          />
          <SelectField
            label={t('Platform')}
            required
            options={platformOptions()}
            {...choice('platform')}
          />
        </div>
        <LineField
          label={t('Engagement')}
          optional
          placeholder={t('1.2K likes, 300 reposts')}
          {...text('engagement')}
        />
        <ParagraphField
          label={t('Notes')}
          optional
          rows={2}
          placeholder={t('Why this one is worth learning from')}
          {...text('notes')}
        />
      </DraftForm>
    </FormDialog>
  );
}
