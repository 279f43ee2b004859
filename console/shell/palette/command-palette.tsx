import { IconButton } from '@radix-ui/themes';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { openComposer } from '#shared/features/schedule/composer/open-composer.ts';
import { t } from '#shared/i18n/translate.ts';
import { COMPOSE_AT_DRAFT } from '#shared/lib/schedule-link.ts';
import { SearchIcon } from '#shared/ui/action-icons.tsx';
import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { takeEarlyKeys } from './early-keys.ts';
import { COMPOSE, isDialogOpen, keyAction } from './key-action.ts';
import type { OpenDialog } from './palette-dialogs.tsx';
import { moveRow, pressInRow } from './row-focus.ts';

const PaletteDialogs = lazyDialogs(async () => (await import('./palette-dialogs.tsx')).default);

/** The button and the keys that open the command palette, and the single keys of lists. */
export default function CommandPalette() {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  // The key is answered before the dialog is drawn; what is typed until then is not lost.
  const shown = useDeferredValue(open);
  const early = useRef('');
  const [location, go] = useLocation();
  const isSignedIn = useAuthentication().state === 'signed-in';

  /** Over the screen that is shown, or on the page of the composer; who is signed out is asked to sign in. */
  function compose() {
    if (location.startsWith(COMPOSE_AT_DRAFT)) go(`${COMPOSE_AT_DRAFT}new`);
    else if (isSignedIn) openComposer();
    else go(COMPOSE);
  }

  function show(dialog: OpenDialog) {
    early.current = '';
    setOpen(dialog);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (open === 'palette' && !isDialogOpen()) {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) early.current += event.key;
      return event.preventDefault();
    }
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    if (action === 'palette' || action === 'keys') show(action);
    else if (action === 'compose') compose();
    else if (action === 'undo') document.querySelector<HTMLElement>('[data-undo]')?.click();
    else if (action === 'next') moveRow(1);
    else if (action === 'previous') moveRow(-1);
    else pressInRow(action);
  });
  const openEarly = useEffectEvent(() => {
    const typed = takeEarlyKeys();
    if (typed === null) return;
    show('palette');
    early.current = typed;
  });
  useEffect(() => {
    openEarly();
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
        onClick={() => show('palette')}
      >
        <SearchIcon size={20} />
      </IconButton>
      <PaletteDialogs open={shown} typed={early} onOpen={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}
