import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useActOnPost } from '../act-queries.ts';
import { useDeletePost } from '../edit-queries.ts';

/** Asks before a post goes. Stays mounted while it closes, so that the sentence stays whole. */
export function DeletePostDialog(props: { post: ScheduledPost | null; onClose(): void }) {
  const asked = useRetainedValue(props.post);
  const remove = useDeletePost();
  if (!asked) return null;
  return (
    <ConfirmDialog
      open={props.post !== null}
      onClose={props.onClose}
      title={t('Delete Scheduled Post')}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(asked.id, { onSuccess: focusList })}
    >
      {t('Are you sure you want to delete "{content}"? This action cannot be undone.', {
        content: excerpt(asked.content),
      })}
    </ConfirmDialog>
  );
}

/** Asks before a post goes out at once. */
export function PostNowDialog(props: { post: ScheduledPost | null; onClose(): void }) {
  const asked = useRetainedValue(props.post);
  if (!asked) return null;
  return <AskToSend post={asked} open={props.post !== null} onClose={props.onClose} />;
}

function AskToSend(props: { post: ScheduledPost; open: boolean; onClose(): void }) {
  const act = useActOnPost(props.post);
  return (
    <ConfirmDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Post Now')}
      confirmLabel={t('Post now')}
      onConfirm={() => act.mutate({ action: 'now' })}
    >
      {t(
        '"{content}" is posted to X immediately, regardless of its scheduled time and your limits.',
        {
          content: excerpt(props.post.content),
        },
      )}
    </ConfirmDialog>
  );
}

// The button that had the focus is gone with its card.
function focusList(): void {
  document.getElementById('scheduled-posts')?.focus();
}
