import type { ComponentProps, ReactNode } from 'react';
import { MOST_COMMENT } from '#shared/contracts/comments.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CommentField } from './comment-field.tsx';

const FEW_LEFT = 200;

/** A text of a comment with the button that sends it, and a way back where there is one. */
export function CommentEditor(
  props: Omit<ComponentProps<typeof CommentField>, 'value' | 'onEscape'> & {
    sendLabel: string;
    text: string;
    isSending: boolean;
    onCancel: (() => void) | undefined;
    /** Between the text and the button. */
    children?: ReactNode;
  },
) {
  const { sendLabel, text, isSending, onCancel, children, ...field } = props;
  const isIdle = text.trim() === '' || isSending;
  const left = MOST_COMMENT - text.length;

  function submit() {
    if (!isIdle) field.onSend();
  }

  return (
    <form
      className="mt-1 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CommentField {...field} value={text} onSend={submit} onEscape={onCancel} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" busy={isIdle}>
          {isSending ? t('Sending...') : sendLabel}
        </BusyButton>
        {onCancel ? <SecondaryButton onClick={onCancel}>{t('Cancel')}</SecondaryButton> : null}
        <span role="status" className="text-xs text-muted tabular-nums empty:hidden">
          {left <= FEW_LEFT ? tn(left, '{n} character left', '{n} characters left') : null}
        </span>
      </div>
    </form>
  );
}
