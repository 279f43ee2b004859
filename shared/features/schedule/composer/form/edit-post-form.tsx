import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, isOfOtherPage } from '#shared/client/api-client.ts';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import {
  useApprovalModes,
  useSubmitPost,
  waitsForWriter,
} from '#shared/features/approvals/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { editProps } from '#shared/ui/forms/draft-form.tsx';
import { createPersistedEdit } from '#shared/ui/forms/persisted-edit.ts';
import { RestoredEdit } from '#shared/ui/forms/restored-edit.tsx';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useUpdatePost } from '../../edit-queries.ts';
import type { EditingState } from '../editing/use-editing.ts';
import { draftOfPost } from './draft-of-post.ts';
import { editedPost, toPostInput } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

const UnsavedText = lazyComponent(
  async () => (await import('../editing/unsaved-text.tsx')).UnsavedText,
);

const useKeptEdit = createPersistedEdit('post-edit', editedPost, z.partial(editedPost));

/** Edits a post that has not been sent, or moves it to another time. Closing keeps what was typed. */
export function EditPostForm(props: {
  post: ScheduledPost;
  editing: EditingState;
  onDone(): void;
}) {
  const { post, editing, onDone } = props;
  const { zone } = useChosenZone();
  const [shown] = useState(() => ({ ...draftOfPost(post, zone), version: post.version }));
  const [before] = useState(() => ({ ...toPostInput(shown, zone), timeZone: post.timeZone }));
  // Saving releases a post that is on hold: its former text does not go out by Undo.
  const [isUndone] = useState(post.status === 'pending');
  const edit = useKeptEdit(post.id, shown);
  const update = useUpdatePost(post.id, isUndone ? before : null);
  const submitting = useSubmitPost();
  const mode = useApprovalModes()(post.accountId);
  const submits = waitsForWriter(post.review, mode === 'required');
  // Who has been told that it changed meanwhile, and saves once more, means what stands here.
  const { error } = update;
  const isTold = error instanceof ApiError && error.status === 409 && !isOfOtherPage(error);

  function submit() {
    const { scheduledTime, timeZone, ...rest } = toPostInput(edit.draft, zone);
    // A time that nobody touched keeps the zone it was chosen in.
    const when = scheduledTime === before.scheduledTime ? {} : { scheduledTime, timeZone };
    const version = isTold ? post.version : edit.before.version;
    const saving = update.mutateAsync({ ...rest, ...when, version }, { onSuccess: onDone });
    edit.saved(saving);
    if (submits) saving.then(submitting.mutate, () => {});
  }

  return (
    <>
      <RestoredEdit edit={edit} />
      {isTold || editing === 'lost' ? (
        <UnsavedText draft={edit.draft} saved={post.content} />
      ) : null}
      <div
        inert={editing !== 'free'}
        className={`flex flex-1 flex-col ${editing === 'free' ? '' : 'opacity-60'}`}
      >
        <PostForm
          {...editProps(edit, update)}
          onChange={(draft) => edit.change({ ...edit.draft, ...draft })}
          editing={{ id: post.id, scheduledTime: before.scheduledTime }}
          onSubmit={submit}
          {...(submits ? { submitLabel: t('Save and submit for review') } : {})}
          review={<ReviewNote review={post.review} submits={submits} />}
        />
      </div>
    </>
  );
}

/** What saving means for the approval of the post. */
function ReviewNote(props: { review: ReviewState | undefined; submits: boolean }) {
  const note = props.submits
    ? t('This post needs an approval before it is published.')
    : props.review === 'approved'
      ? t('This post is approved. A change needs a new approval.')
      : null;
  return note ? <p className="rounded-control bg-tint px-3 py-2 text-sm">{note}</p> : null;
}
