import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { editProps } from '#shared/ui/forms/draft-form.tsx';
import { createPersistedEdit } from '#shared/ui/forms/persisted-edit.ts';
import { RestoredEdit } from '#shared/ui/forms/restored-edit.tsx';
import { BucketForm } from './bucket-form.tsx';
import { bucketDraft, draftOfBucket, toBucketInput } from './bucket-form-state.ts';
import { useUpdateBucket } from './change-queries.ts';
import { bucketList } from './queries.ts';

const useKeptEdit = createPersistedEdit('bucket-edit', bucketDraft, z.partial(bucketDraft));

/** Opens prefilled with the bucket and closes when it is saved. Closing keeps what was typed. */
export function EditBucketDialog({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const edit = useKeptEdit(bucket.id, draftOfBucket(bucket));
  const update = useUpdateBucket(bucket.id);

  const now = useQuery(bucketList(useApi())).data?.find(({ id }) => id === bucket.id) ?? bucket;

  function submit() {
    // What another screen has saved meanwhile is not undone.
    const input = toBucketInput(edit.onto(draftOfBucket(now)));
    edit.saved(update.mutateAsync(input, { onSuccess: onClose }));
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('Edit Content Bucket')}
      description={t('A private bucket is removed from the Public Library immediately.')}
    >
      <RestoredEdit edit={edit} />
      <BucketForm {...editProps(edit, update)} onSubmit={submit} />
    </FormDialog>
  );
}
