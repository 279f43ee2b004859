import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { closeComposer, useOpenComposer } from './open-composer.ts';

const ComposerDialog = lazyDialogs(
  async () => (await import('./composer-dialog.tsx')).ComposerDialog,
);

/** Where the composer opens, once in the frame of all screens. */
export function ComposerHost() {
  const { start, isWanted } = useOpenComposer();
  return isWanted ? <ComposerDialog open={start} onClose={closeComposer} /> : null;
}
