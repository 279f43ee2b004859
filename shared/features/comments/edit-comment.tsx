import { type Comment, MOST_COMMENT } from '#shared/contracts/comments.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SecondaryButton } from '#shared/ui/forms/secondary-button.tsx';
import { emptyComment, useCommentDraft } from './comment-draft.ts';
import { CommentField } from './comment-field.tsx';
import { CharactersLeft } from './comment-form.tsx';
import { type Subject, useEditComment } from './queries.ts';

/** Changes the text of a comment in its place. */
export function EditComment(props: { subject: Subject; comment: Comment; onDone(): void }) {
  const { comment, onDone } = props;
  const [draft, keep, keepAfter] = useCommentDraft(props.subject, `edit ${comment.id}`);
  const edit = useEditComment(comment.id);
  const text = draft === emptyComment ? comment.body : draft.text;
  const isEmpty = text.trim() === '';

  function submit() {
    if (isEmpty || edit.isPending) return;
    const saving = edit.mutateAsync(text);
    keepAfter(saving, emptyComment);
    saving.then(onDone, () => {});
  }

  function cancel() {
    keep(emptyComment);
    onDone();
  }

  return (
    <form
      className="mt-1 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CommentField
        label={t('Edit comment')}
        value={text}
        rows={3}
        autoFocus
        onType={(next) => keep({ text: next, isForClient: false })}
        onSend={submit}
        onEscape={cancel}
      />
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" busy={isEmpty || edit.isPending}>
          {t('Save')}
        </BusyButton>
        <SecondaryButton onClick={cancel}>{t('Cancel')}</SecondaryButton>
        <CharactersLeft count={MOST_COMMENT - text.length} />
      </div>
    </form>
  );
}
