import type { ReactNode } from 'react';
import { MOST_COMMENT } from '#shared/contracts/comments.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CommentField } from './comment-field.tsx';

const FEW_LEFT = 200;

/** A text of a comment with the button that sends it, and a way back where there is one. */
export function CommentEditor(props: {
  label: string;
  sendLabel: string;
  text: string;
  rows: number;
  autoFocus: boolean;
  isSending: boolean;
  onType(text: string): void;
  onSend(): void;
  onCancel: (() => void) | undefined;
  /** Between the text and the button. */
  children?: ReactNode;
}) {
  const { text, isSending, onCancel } = props;
  const isIdle = text.trim() === '' || isSending;
  const left = MOST_COMMENT - text.length;

  function submit() {
    if (!isIdle) props.onSend();
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
        label={props.label}
        value={text}
        rows={props.rows}
        autoFocus={props.autoFocus}
        onType={props.onType}
        onSend={submit}
        onEscape={onCancel}
      />
      {props.children}
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" busy={isIdle}>
          {isSending ? t('Sending...') : props.sendLabel}
        </BusyButton>
        {onCancel ? <SecondaryButton onClick={onCancel}>{t('Cancel')}</SecondaryButton> : null}
        <span role="status" className="text-xs text-muted tabular-nums empty:hidden">
          {left <= FEW_LEFT ? tn(left, '{n} character left', '{n} characters left') : null}
        </span>
      </div>
    </form>
  );
}
