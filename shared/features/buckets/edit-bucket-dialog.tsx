import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { ChangesBack } from '#shared/ui/changes-back.tsx';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { createKeptEdit } from '#shared/ui/kept-edit.ts';
import { bucketDraft, draftOfBucket, toBucketInput } from './bucket-draft.ts';
import { BucketForm } from './bucket-form.tsx';
import { useUpdateBucket } from './queries.ts';

const useKeptEdit = createKeptEdit('bucket-edit', bucketDraft, bucketDraft.partial());

/** Opens prefilled with the bucket and closes when it is saved. Closing keeps what was typed. */
export function EditBucketDialog({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const { user } = useAuthentication();
  const edit = useKeptEdit(`${user?.id} ${bucket.id}`, draftOfBucket(bucket));
  const update = useUpdateBucket(bucket.id);

  function submit() {
    edit.saved(update.mutateAsync(toBucketInput(edit.draft), { onSuccess: onClose }));
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('Edit Content Bucket')}
      description={t('Made private, a bucket leaves the Public Library at once.')}
    >
      <ChangesBack edit={edit} />
      <BucketForm
        draft={edit.draft}
        onChange={edit.change}
        serverError={update.error}
        onSubmit={submit}
        busy={update.isPending}
        submitLabel={t('Save Changes')}
        busyLabel={t('Saving...')}
      />
    </FormDialog>
  );
}
