import { IconButton } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { SearchIcon } from '#shared/ui/action-icons.tsx';
import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { COMPOSE, keyAction } from './key-action.ts';
import type { OpenDialog } from './palette-dialogs.tsx';
import { moveRow, pressInRow } from './row-focus.ts';

const PaletteDialogs = lazyDialogs(async () => (await import('./palette-dialogs.tsx')).default);

/** The button and the keys that open the command palette, and the single keys of lists. */
export default function CommandPalette() {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [, go] = useLocation();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'palette' || action === 'keys') setOpen(action);
    else if (action === 'compose') go(COMPOSE);
    else if (action === 'undo') document.querySelector<HTMLElement>('[data-undo]')?.click();
    else if (action === 'next') moveRow(1);
    else if (action === 'previous') moveRow(-1);
    else pressInRow(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={t('Command palette')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('Command palette (Ctrl+K)')}
        className="m-0 box-border size-10 p-0"
        onClick={() => setOpen('palette')}
      >
        <SearchIcon size={20} />
      </IconButton>
      <PaletteDialogs open={open} onOpen={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}
