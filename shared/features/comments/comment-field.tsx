import { TextArea } from '@radix-ui/themes';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { MOST_COMMENT } from '#shared/contracts/comments.ts';
import { t } from '#shared/i18n/translate.ts';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { MentionList } from './mention-list.tsx';
import { useMention } from './use-mention.ts';

/** Where a comment is written: members are offered after an @, Ctrl+Enter sends. */
export function CommentField(props: {
  label: string;
  value: string;
  rows: number;
  autoFocus: boolean;
  onType(text: string): void;
  onSend(): void;
  onEscape: (() => void) | undefined;
}) {
  const { value, onType } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const mention = useMention(value, (text, at) => {
    caret.current = at;
    onType(text);
  });
  const { list, offered, active } = mention;
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  // Not by the attribute, which React leaves to the browser where a dialog moves the focus too.
  useLayoutEffect(() => {
    if (!props.autoFocus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [props.autoFocus]);

  function press(event: KeyboardEvent) {
    if (endsConversion(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      props.onSend();
    } else if (mention.press(event.key)) {
      event.preventDefault();
    } else if (event.key === 'Escape' && props.onEscape) {
      event.preventDefault();
      event.stopPropagation();
      props.onEscape();
    }
  }

  function follow({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = currentTarget;
    if (selectionStart === selectionEnd) mention.moveCaret(selectionStart);
    else mention.close();
  }

  const open = offered.length > 0;
  return (
    <div className="relative">
      <TextArea
        ref={field}
        aria-label={props.label}
        placeholder={t('Write a comment. @ mentions a member.')}
        resize="vertical"
        dir="auto"
        rows={props.rows}
        maxLength={MOST_COMMENT}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open ? `${list}-${active}` : undefined}
        onChange={(event) => {
          onType(event.target.value);
          mention.moveCaret(event.target.selectionStart);
        }}
        onSelect={follow}
        onKeyDown={press}
        onBlur={mention.close}
      />
      {open ? (
        <MentionList
          id={list}
          members={offered}
          active={active}
          onActivate={mention.setActive}
          onChoose={mention.choose}
        />
      ) : null}
    </div>
  );
}
