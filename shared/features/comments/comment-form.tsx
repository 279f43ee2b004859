import { MOST_COMMENT } from '#shared/contracts/comments.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField } from '#shared/ui/forms/fields.tsx';
import { SecondaryButton } from '#shared/ui/forms/secondary-button.tsx';
import { emptyComment, useCommentDraft } from './comment-draft.ts';
import { CommentField } from './comment-field.tsx';
import { type Subject, useCreateComment } from './queries.ts';

const FEW_LEFT = 200;

/** Begins a thread, or replies to one. What is typed is kept until it is sent. */
export function CommentForm(props: {
  subject: Subject;
  /** The thread that is replied to; null: a new one. */
  parentId: string | null;
  onDone?(): void;
}) {
  const { subject, parentId, onDone } = props;
  const [draft, keep, keepAfter] = useCommentDraft(subject, parentId ?? 'new');
  const send = useCreateComment(subject, parentId);
  const { text, isForClient } = draft;
  const isEmpty = text.trim() === '';

  function submit() {
    if (isEmpty || send.isPending) return;
    const visibility = isForClient ? 'client' : 'internal';
    const sending = send.mutateAsync({ body: text, visibility });
    keepAfter(sending, emptyComment);
    sending.then(onDone, () => {});
  }

  const change = (next: Partial<typeof draft>) => {
    const now = { ...draft, ...next };
    keep(now.text === '' && !now.isForClient ? emptyComment : now);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CommentField
        label={parentId === null ? t('New comment') : t('Your reply')}
        value={text}
        rows={parentId === null ? 3 : 2}
        autoFocus={parentId !== null}
        onType={(next) => change({ text: next })}
        onSend={submit}
        {...(onDone ? { onEscape: onDone } : {})}
      />
      {parentId === null ? (
        <CheckField
          label={t('Visible to the client')}
          hint={t(
            'Members see every comment. Review links for clients are coming soon and will show these.',
          )}
          checked={isForClient}
          onChange={(checked) => change({ isForClient: checked })}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" busy={isEmpty || send.isPending}>
          {send.isPending
            ? t('Sending...')
            : parentId === null
              ? t('Add comment')
              : t('Send reply')}
        </BusyButton>
        {onDone ? <SecondaryButton onClick={onDone}>{t('Cancel')}</SecondaryButton> : null}
        <CharactersLeft count={MOST_COMMENT - text.length} />
      </div>
    </form>
  );
}

/** Said only where little room is left. */
export function CharactersLeft({ count }: { count: number }) {
  return (
    <span role="status" className="text-xs text-muted tabular-nums empty:hidden">
      {count <= FEW_LEFT ? tn(count, '{n} character left', '{n} characters left') : null}
    </span>
  );
}
