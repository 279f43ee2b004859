import type { CommentedOn } from '#shared/contracts/comments.ts';
import { t } from '#shared/i18n/translate.ts';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { emptyComment, useCommentDraft } from './comment-form-state.ts';
import { useCreateComment } from './queries.ts';

/** Begins a thread, or replies to one. What is typed is kept until it is sent. */
export function CommentForm(props: {
  subject: CommentedOn;
  /** The thread that is replied to; null: a new one. */
  parentId: string | null;
  /** It was opened by a press. */
  autoFocus?: boolean;
  onDone?(): void;
}) {
  const { subject, parentId, autoFocus = false, onDone } = props;
  const [draft, keep, keepAfter] = useCommentDraft(subject, parentId ?? 'new');
  const create = useCreateComment(subject, parentId);
  const { text, isForClient } = draft;

  function send() {
    const visibility = isForClient ? 'client' : 'internal';
    const sending = create.mutateAsync({ body: text, visibility });
    keepAfter(sending, emptyComment);
    sending.then(onDone, () => {});
  }

  function change(next: Partial<typeof draft>) {
    const now = { ...draft, ...next };
    keep(now.text === '' && !now.isForClient ? emptyComment : now);
  }

  const isReply = parentId !== null;
  return (
    <CommentEditor
      label={isReply ? t('Your reply') : t('New comment')}
      sendLabel={isReply ? t('Send reply') : t('Add comment')}
      text={text}
      rows={isReply ? 2 : 3}
      autoFocus={isReply || autoFocus}
      isSending={create.isPending}
      onType={(next) => change({ text: next })}
      onSend={send}
      onCancel={onDone}
    >
      {/* Of campaigns and personas no review link shows comments. */}
      {isReply || subject.kind !== 'post' ? null : (
        <CheckField
          label={t('Visible to the client')}
          hint={t('Members see every comment. Review links of a post show these too.')}
          checked={isForClient}
          onChange={(checked) => change({ isForClient: checked })}
        />
      )}
    </CommentEditor>
  );
}
