import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { EditPostForm } from './edit-post-form.tsx';
import { NewPostForm } from './new-post-form.tsx';

/** Where a post is written: a new one, or `post` to change it. Closing keeps what was typed. */
export function ComposerDrawer({ post, onClose }: { post: ScheduledPost | null; onClose(): void }) {
  return (
    <FormDialog
      wide="drawer"
      open
      onClose={onClose}
      title={post ? t('Edit Scheduled Post') : t('New post')}
      description={
        post
          ? t('Change the post, the platform or the time. Nothing is posted until you save.')
          : t('Closing keeps what you typed.')
      }
    >
      {post ? (
        <EditPostForm key={post.id} post={post} onDone={onClose} />
      ) : (
        <NewPostForm onDone={onClose} />
      )}
    </FormDialog>
  );
}
