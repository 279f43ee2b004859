import { useState } from 'react';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { draftOfBucket, toBucketInput } from './bucket-draft.ts';
import { BucketForm } from './bucket-form.tsx';
import { useUpdateBucket } from './queries.ts';

/** Opens prefilled with the bucket and closes when it is saved. */
export function EditBucketDialog({ bucket, onClose }: { bucket: ContentBucket; onClose(): void }) {
  const [draft, setDraft] = useState(() => draftOfBucket(bucket));
  const update = useUpdateBucket(bucket.id);

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('Edit Content Bucket')}
      description={t('Made private, a bucket leaves the Public Library at once.')}
    >
      <BucketForm
        draft={draft}
        onChange={setDraft}
        serverError={update.error}
        onSubmit={() => update.mutate(toBucketInput(draft), { onSuccess: onClose })}
        busy={update.isPending}
        submitLabel={t('Save Changes')}
        busyLabel={t('Saving...')}
      />
    </FormDialog>
  );
}
