import { type ContentBucket, createSampleInput } from '#shared/contracts/buckets.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { Field, Select } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { contentTypeOptions, platformOptions } from '../bucket-labels.ts';
import { useCreateSample } from '../queries.ts';
import { emptySample, type SampleDraft, toSampleInput, useKeptSample } from './sample-draft.ts';

/** Closing keeps what was typed; only an added sample empties the form. */
export function AddSampleDialog({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const { user } = useAuthentication();
  const [draft, setDraft, setDraftAfter] = useKeptSample(`${user?.id} ${bucket.id}`);
  const create = useCreateSample(bucket.id);
  const input = toSampleInput(draft);
  const { form, issueOf, refusal, touched, submit } = useFormIssues<SampleDraft>({
    contract: createSampleInput,
    input,
    serverError: create.error,
    onValid: () => setDraftAfter(create.mutateAsync(input, { onSuccess: onClose }), emptySample),
  });

  function change(part: Partial<SampleDraft>) {
    touched(part);
    setDraft({ ...draft, ...part });
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('Add Content Sample')}
      description={t('A text for "{name}". Its analysis follows by itself.', { name: bucket.name })}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ParagraphField
          label={t('Content')}
          error={issueOf('content')}
          required
          rows={6}
          value={draft.content}
          onType={(content) => change({ content })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('Content Type')} error={issueOf('contentType')}>
            {(control) => (
              <Select
                {...control}
                required
                options={contentTypeOptions()}
                value={draft.contentType}
                onChoose={(contentType) => change({ contentType })}
              />
            )}
          </Field>
          <Field label={t('Platform')} error={issueOf('platform')}>
            {(control) => (
              <Select
                {...control}
                required
                options={platformOptions()}
                value={draft.platform}
                onChoose={(platform) => change({ platform })}
              />
            )}
          </Field>
        </div>
        <LineField
          label={t('Engagement')}
          optional
          error={issueOf('engagement')}
          placeholder={t('1.2K likes, 300 reposts')}
          value={draft.engagement}
          onType={(engagement) => change({ engagement })}
        />
        <ParagraphField
          label={t('Notes')}
          optional
          error={issueOf('notes')}
          rows={2}
          placeholder={t('Why this one is worth learning from')}
          value={draft.notes}
          onType={(notes) => change({ notes })}
        />
        <Refusal>{refusal}</Refusal>
        <BusyButton type="submit" size="3" busy={create.isPending}>
          {create.isPending ? t('Adding...') : t('Add Sample')}
        </BusyButton>
      </form>
    </FormDialog>
  );
}
