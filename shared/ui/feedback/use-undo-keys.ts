import { useEffect, useEffectEvent } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { dismissToast, type Toast } from './toast-store.ts';

/** Ctrl+Z takes back what the toast tells of, as long as it is shown. */
export function useUndoKeys({ id, action }: Toast): void {
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const { target } = event;
    // A field has its own undo.
    if (!isUndo || (target instanceof Element && target.closest('input, textarea'))) return;
    event.preventDefault();
    action?.act();
    dismissToast(id);
  });
  const canUndo = action?.isUndo === true;
  useEffect(() => {
    if (!canUndo) return;
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, [canUndo]);
}

/** Of the button that does the same. */
export const undoKeyHint = () => ({
  title: t('Undo (Ctrl+Z)'),
  'aria-keyshortcuts': 'Control+Z Meta+Z',
});
