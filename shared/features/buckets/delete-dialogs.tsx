import { BIN_DAYS } from '#shared/contracts/bin.ts';
import type { ContentBucket, ContentSample } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useDeleteBucket } from './change-queries.ts';
import { useDeleteSample } from './samples/change-queries.ts';

/** Asks before a bucket goes. Stays mounted while it closes, so that the sentence stays whole. */
export function DeleteBucketDialog(props: { bucket: ContentBucket | null; onClose(): void }) {
  const asked = useRetainedValue(props.bucket);
  const remove = useDeleteBucket();
  if (!asked) return null;

  return (
    <ConfirmDialog
      open={props.bucket !== null}
      onClose={props.onClose}
      title={t('Delete "{name}"', { name: excerpt(asked.name) })}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(asked.id, { onSuccess: () => focus('h1') })}
    >
      {t(
        'Are you sure you want to delete this content bucket? This will also delete all samples in it.',
      )}
    </ConfirmDialog>
  );
}

export function DeleteSampleDialog(props: { sample: ContentSample | null; onClose(): void }) {
  const asked = useRetainedValue(props.sample);
  const remove = useDeleteSample(asked?.bucketId ?? '');
  if (!asked) return null;

  return (
    <ConfirmDialog
      open={props.sample !== null}
      onClose={props.onClose}
      title={t('Delete Content Sample')}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(asked.id, { onSuccess: () => focus('[role="tabpanel"] h2') })}
    >
      {t(
        'Are you sure you want to delete "{name}"? You can restore it from the bin for {n} days.',
        {
          name: excerpt(asked.content),
          n: BIN_DAYS,
        },
      )}
    </ConfirmDialog>
  );
}

// The button that had the focus is gone with its card.
function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
