import { useState } from 'react';
import { ApiError } from '#shared/client/api-client.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { useChosenZone } from '#shared/ui/time-zone-choice.ts';
import { draftOfPost } from './draft-of-post.ts';
import { useUpdatePost } from './edit-queries.ts';
import { toPostInput } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

/** Edits a post that has not been sent, or moves it to another time. */
export function EditPostDialog({ post, onClose }: { post: ScheduledPost; onClose(): void }) {
  const { zone } = useChosenZone();
  const [before] = useState(() => toPostInput(draftOfPost(post, zone), zone));
  const [draft, setDraft] = useState(() => draftOfPost(post, zone));
  const update = useUpdatePost(post.id);
  const [seen] = useState(post.version);
  // Who has been told that it changed meanwhile, and saves once more, means what stands here.
  const isTold = update.error instanceof ApiError && update.error.status === 409;

  function submit() {
    const { scheduledTime, timeZone, ...rest } = toPostInput(draft, zone);
    // A time that nobody touched keeps the zone it was chosen in.
    const when = scheduledTime === before.scheduledTime ? {} : { scheduledTime, timeZone };
    update.mutate(
      { ...rest, ...when, version: isTold ? post.version : seen },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      wide
      open
      onOpenChange={(open) => open || onClose()}
      title={t('Edit Scheduled Post')}
      description={t('Change the text, the place or the time. Nothing goes out before you save.')}
    >
      <PostForm
        draft={draft}
        onChange={setDraft}
        editing={{ id: post.id, scheduledTime: before.scheduledTime }}
        serverError={update.error}
        onSubmit={submit}
        busy={update.isPending}
        submitLabel={t('Save Changes')}
        busyLabel={t('Saving...')}
      />
    </FormDialog>
  );
}
