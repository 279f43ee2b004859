import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { BucketForm } from './bucket-form.tsx';
import { bucketDraft, emptyBucket, toBucketInput } from './bucket-form-state.ts';
import { useCreateBucket } from './change-queries.ts';

const useKeptBucket = createPersistedForm('new-bucket', bucketDraft, emptyBucket);

/** Closing keeps what was typed; only a created bucket empties the form. */
export function CreateBucketDialog(props: { open: boolean; onClose(): void }) {
  const [draft, setDraft, setDraftAfter] = useKeptBucket();
  const create = useCreateBucket();

  function submit() {
    const input = toBucketInput(draft);
    setDraftAfter(create.mutateAsync(input, { onSuccess: props.onClose }), emptyBucket);
  }

  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Create Content Bucket')}
      description={t('A library of samples that your personas learn from.')}
    >
      <BucketForm
        draft={draft}
        onChange={setDraft}
        serverError={create.error}
        onSubmit={submit}
        busy={create.isPending}
        submitLabel={t('Create Bucket')}
        busyLabel={t('Creating...')}
      />
    </FormDialog>
  );
}
