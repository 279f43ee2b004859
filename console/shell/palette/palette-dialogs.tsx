import { Dialog } from '@radix-ui/themes';
import { Command } from 'cmdk';
import { type KeyboardEvent, type RefObject, useDeferredValue, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SearchIcon } from '#shared/ui/action-icons.tsx';
import { useFocusReturn } from '#shared/ui/hooks/focus-return.ts';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { DialogTheme } from '#shared/ui/theme/dialog-theme.tsx';
import { overlayRoot } from '#shared/ui/theme/overlay-root.ts';
import { KeyHelp } from './key-help.tsx';
import { matchingItems } from './matching-items.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted';

export type OpenDialog = 'palette' | 'keys';

interface DialogsProps {
  open: OpenDialog | null;
  /** What was typed before the palette was there. */
  typed: RefObject<string>;
  onOpen(dialog: OpenDialog): void;
  onClose(): void;
}

/** Finds a screen, an action, a persona or a post by its words, and goes there; or lists the keys. */
export default function PaletteDialogs({ open, typed, onOpen, onClose }: DialogsProps) {
  const focusReturn = useFocusReturn();
  return (
    <>
      <Dialog.Root open={open === 'palette'} onOpenChange={onClose}>
        <DialogTheme>
          <Dialog.Content
            container={overlayRoot()}
            aria-describedby={undefined}
            className="w-full max-w-[600px] overflow-hidden p-0"
            {...focusReturn}
          >
            <Dialog.Title className="sr-only">{t('Command palette')}</Dialog.Title>
            <Palette early={typed} onClose={onClose} onShowKeys={() => onOpen('keys')} />
          </Dialog.Content>
        </DialogTheme>
      </Dialog.Root>
      <KeyHelp open={open === 'keys'} onClose={onClose} />
    </>
  );
}

function Palette(props: { early: RefObject<string>; onClose(): void; onShowKeys(): void }) {
  const { early, onClose, onShowKeys } = props;
  const [typed, setTyped] = useState(() => early.current);
  const groups = usePaletteGroups(onShowKeys);
  // The field takes what is typed from the first frame on; the list follows.
  const isListed = useDeferredValue(true, false);
  const found = isListed ? matchingItems(groups, typed) : [];
  const [chosen, setChosen] = useState<string | null>(null);

  function run({ act }: { act(): void }) {
    onClose();
    act();
  }

  /** Enter counts before the list is there: it means the first that fits. */
  function runEarly(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    const isConversion = endsConversion(event.nativeEvent);
    if (isListed && !isConversion) return;
    event.preventDefault();
    if (isConversion) return;
    const first = matchingItems(groups, typed)[0]?.items[0];
    if (first) run(first);
  }

  return (
    <Command
      shouldFilter={false}
      loop
      label={t('Command palette')}
      value={chosen ?? found[0]?.items[0]?.id ?? ''}
      onValueChange={setChosen}
      onKeyDown={runEarly}
    >
      <div className="flex items-center gap-3 border-b border-line px-4 text-muted">
        <SearchIcon size={18} />
        <Command.Input
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            setChosen(null);
          }}
          placeholder={t('Search screens, actions, personas and posts')}
          className="w-full bg-transparent py-4 text-base text-ink outline-none placeholder:text-muted"
        />
      </div>
      <Command.List
        label={t('Command palette')}
        className="max-h-[min(60dvh,420px)] overflow-y-auto p-2"
      >
        {isListed ? (
          <Command.Empty className="px-3 py-6 text-center text-sm text-muted">
            {t('Nothing found for “{typed}”.', { typed })}
          </Command.Empty>
        ) : null}
        {found.map(({ label, items }) => (
          <Command.Group key={label} heading={label} className={GROUP}>
            {items.map(({ id, label: name, note, act }) => (
              <Command.Item
                key={id}
                value={id}
                onSelect={() => run({ act })}
                className="flex cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 text-sm data-[selected=true]:bg-tint"
              >
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {name}
                </span>
                {note ? <span className="shrink-0 text-xs text-muted">{note}</span> : null}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}
