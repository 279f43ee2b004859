import { useEffect, useEffectEvent } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { pressedKey } from '../keys/pressed-key.ts';
import { dismissToast, type Toast, type ToastAction } from './toast-store.ts';

/** Takes back what a toast tells of, by its button or Ctrl+Z. Apart from the toast: few pages need it. */
export const undoAction = (act: () => void): ToastAction => ({
  label: t('Undo'),
  hint: t('Undo (Ctrl+Z)'),
  act,
  isUndo: true,
  Keys: UndoKeys,
});

function UndoKeys({ toast: { id, action } }: { toast: Toast }) {
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = pressedKey(event) === 'z' && (event.ctrlKey || event.metaKey);
    const { target } = event;
    // A field has its own undo.
    if (!isUndo || (target instanceof Element && target.closest('input, textarea'))) return;
    event.preventDefault();
    action?.act();
    dismissToast(id);
  });
  useEffect(() => {
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, []);
  return null;
}
