import { useState } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { EditingBanner } from '../editing/editing-banner.tsx';
import { useEditing } from '../editing/use-editing.ts';
import { EditPostForm } from './edit-post-form.tsx';

/** Where a planned post is changed. Closing keeps what was typed. */
export function EditPostDrawer({ post, onClose }: { post: ScheduledPost; onClose(): void }) {
  const editing = useEditing(post.id, post.version);
  // As long as somebody else edits it, the form follows what they save.
  const [seen, setSeen] = useState(post.version);
  if (editing.state === 'waits' && seen !== post.version) setSeen(post.version);
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
      <EditingBanner editing={editing} />
      <EditPostForm
        key={`${post.id} ${seen}`}
        post={post}
        editing={editing.state}
        onDone={onClose}
      />
    </FormDialog>
  );
}
