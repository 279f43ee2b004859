import {
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  EmojiPicker as Picker,
} from 'frimousse';
import { useEffect, useRef } from 'react';
import { activeLocale, t } from '#shared/i18n/translate.ts';
import { emojiData } from './emoji-data.ts';

const COLUMNS = 8;

const components = { CategoryHeader, Row, Emoji };

/** Searches and shows the emojis; the focus goes to the search. */
export function EmojiPicker({ onChoose }: { onChoose(emoji: string): void }) {
  return (
    <Picker.Root
      locale={activeLocale()}
      columns={COLUMNS}
      resolveEmojiData={emojiData}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      className="flex h-full flex-col gap-2"
    >
      <div className="flex items-center gap-2">
        <Picker.Search
          ref={focusAtOnce}
          aria-label={t('Search emojis')}
          placeholder={t('Search emojis')}
          className="h-9 min-w-0 flex-1 rounded-control border border-(--gray-a7) bg-transparent px-3 text-sm"
        />
        <Picker.SkinToneSelector
          aria-label={t('Change skin tone')}
          title={t('Change skin tone')}
          className="size-9 shrink-0 cursor-pointer rounded-control text-xl hover:bg-tint"
        />
      </div>
      <Picker.Viewport
        tabIndex={0}
        role="group"
        aria-label={t('Emojis')}
        className="min-h-0 flex-1 rounded-control"
      >
        <Picker.Loading className="block p-3 text-sm text-muted">
          {t('Loading emojis...')}
        </Picker.Loading>
        <Picker.Empty className="block p-3 text-sm text-muted">{t('No emoji found')}</Picker.Empty>
        <Picker.List aria-label={t('Emojis')} components={components} />
      </Picker.Viewport>
      <p className="h-5 truncate text-xs text-muted" aria-hidden="true">
        <Picker.ActiveEmoji>{({ emoji }) => emoji?.label ?? ''}</Picker.ActiveEmoji>
      </p>
    </Picker.Root>
  );
}

const focusAtOnce = (field: HTMLInputElement | null) => field?.focus();

function CategoryHeader({ category, ...props }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...props} className="bg-(--color-panel-solid) px-1 py-1.5 text-xs font-medium text-muted">
      {category.label}
    </div>
  );
}

/** ARIA counts from 1. */
function Row(props: EmojiPickerListRowProps) {
  const { 'aria-rowindex': index } = props;
  return <div {...props} {...(index === undefined ? {} : { 'aria-rowindex': index + 1 })} />;
}

function Emoji({ emoji, ...props }: EmojiPickerListEmojiProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isActive } = emoji;
  useEffect(() => {
    // Reached by keys: what the pointer is on is in view.
    if (isActive && !button.current?.matches(':hover')) {
      button.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isActive]);
  return (
    <button
      ref={button}
      type="button"
      {...props}
      {...{ 'aria-colindex': (props['aria-colindex'] ?? 0) + 1 }}
      className="flex size-9 cursor-pointer scroll-mt-8 items-center justify-center rounded-control text-xl data-active:bg-(--accent-a4)"
    >
      {emoji.emoji}
    </button>
  );
}
