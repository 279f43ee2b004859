import { useEffect, useEffectEvent } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { showFailure } from '../feedback/toast-store.ts';

type Take = (files: readonly File[]) => void;

/** Who takes files that are let go anywhere; the last one does. */
const takers: { take: Take }[] = [];

/** Takes files that are let go beside every field while it is on screen; answers what makes it the first to do so. */
export function useStrayFiles(take: Take): void {
  const latest = useEffectEvent(take);
  useEffect(() => {
    const taker = { take: (files: readonly File[]) => latest(files) };
    takers.push(taker);
    return () => void takers.splice(takers.indexOf(taker), 1);
  }, []);
}

/**
 * Keeps the page where it is when a file is let go on it: the browser would open the file instead. Text
 * that is dragged is the browser's own.
 */
export function guardFileDrops(): void {
  window.addEventListener('dragover', (event) => {
    if (isOurs(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const taker = takers.at(-1);
    if (taker) taker.take(files);
    else if (files.length > 0) showFailure(t('Open a post to add files to it.'));
  });
}

/** Files that nobody has taken, and that no field for files takes by itself. */
function isOurs({ defaultPrevented, dataTransfer, target }: DragEvent): boolean {
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return false;
  return !(target instanceof Element && target.closest('input[type="file"]'));
}
