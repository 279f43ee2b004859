import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { EditPostForm } from './edit-post-form.tsx';

/** Where a planned post is changed. Closing keeps what was typed. */
export function EditPostDrawer({ post, onClose }: { post: ScheduledPost; onClose(): void }) {
  return (
    <FormDialog
      wide="drawer"
      open
      onClose={onClose}
      title={t('Edit Scheduled Post')}
      description={t(
        'Change the post, the platform or the time. Nothing is posted until you save.',
      )}
    >
      <EditPostForm key={post.id} post={post} onDone={onClose} />
    </FormDialog>
  );
}
