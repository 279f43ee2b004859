import { Popover } from '@radix-ui/themes';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { lineIcon } from '#shared/ui/icons.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { overlayRoot } from '#shared/ui/theme/overlay-root.ts';
import { ToolButton } from '../paper/part-buttons.tsx';

const SmileIcon = lineIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5h.01M15 9.5h.01',
);

// Drawn once the picker is open: nobody loads it and its data who writes without emojis.
const EmojiPicker = lazyComponent(async () => (await import('./emoji-picker.tsx')).EmojiPicker, {
  Meanwhile: () => <SkeletonBar className="h-full" />,
});

/** Opens the emojis over a text, and puts the chosen one where the caret of that text is. */
export function EmojiButton(props: { label: string; text: RefObject<HTMLTextAreaElement | null> }) {
  const [open, setOpen] = useState(false);
  const isChosen = useRef(false);

  /** The text has the focus before the next key comes: nothing that is typed at once is lost. */
  function choose(emoji: string) {
    isChosen.current = true;
    flushSync(() => setOpen(false));
    if (props.text.current) insertText(props.text.current, emoji);
  }

  function keepFocus(event: Event) {
    if (isChosen.current) event.preventDefault();
    isChosen.current = false;
  }

  return (
    <Popover.Root modal open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <ToolButton label={props.label}>
          <SmileIcon />
        </ToolButton>
      </Popover.Trigger>
      <Popover.Content
        container={overlayRoot()}
        aria-label={t('Emojis')}
        size="1"
        // What is typed next belongs to the text: nothing waits for a picker that fades away.
        className="h-80 w-84 max-w-[calc(100vw-1rem)] data-[state=closed]:animate-none"
        onCloseAutoFocus={keepFocus}
        onKeyDownCapture={keepConversion}
        onKeyDown={keepKeys}
      >
        <EmojiPicker onChoose={choose} />
      </Popover.Content>
    </Popover.Root>
  );
}

/** Its search would choose an emoji by the Enter that ends a conversion. */
function keepConversion(event: KeyboardEvent): void {
  if (endsConversion(event.nativeEvent)) event.stopPropagation();
}

/** The picker's keys are its own: Ctrl+Enter would schedule the post behind it. */
function keepKeys(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) event.stopPropagation();
}

/** Puts a text in place of what is selected, as if it had been typed, and the caret after it. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The browser's own undo knows of it, which no other way can do.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
