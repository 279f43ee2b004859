import type { Comment, CommentedOn } from '#shared/contracts/comments.ts';
import { t } from '#shared/i18n/translate.ts';
import { CommentEditor } from './comment-editor.tsx';
import { emptyComment, useCommentDraft } from './comment-form-state.ts';
import { useEditComment } from './queries.ts';

export function EditComment(props: { subject: CommentedOn; comment: Comment; onDone(): void }) {
  const { comment, onDone } = props;
  const [draft, keep, keepAfter] = useCommentDraft(props.subject, `edit ${comment.id}`);
  const edit = useEditComment(comment.id);
  const text = draft === emptyComment ? comment.body : draft.text;

  function save() {
    const saving = edit.mutateAsync(text);
    keepAfter(saving, emptyComment);
    saving.then(onDone, () => {});
  }

  function cancel() {
    keep(emptyComment);
    onDone();
  }

  return (
    <CommentEditor
      label={t('Edit comment')}
      sendLabel={t('Save')}
      text={text}
      rows={3}
      autoFocus
      isSending={edit.isPending}
      onType={(next) => keep({ text: next, isForClient: false })}
      onSend={save}
      onCancel={cancel}
    />
  );
}
