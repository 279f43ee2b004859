import type { ConfirmDialogProps, FormDialogProps } from './dialog-frames.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** How a dialog comes later: when it is opened, or before that once the browser is idle. */
export const whileOpen = {
  isWanted: ({ open }: { open: boolean }) => open,
  takeBack: ({ onOpenChange }: { onOpenChange(open: boolean): void }) => onOpenChange(false),
};
const loadFrames = () => import('./dialog-frames.tsx');

/** A modal dialog with a title, a sentence and a close button. */
export const FormDialog = lazyComponent<FormDialogProps>(
  async () => (await loadFrames()).FormFrame,
  whileOpen,
);

/** Asks before something that cannot be taken back. It closes when the person answers. */
export const ConfirmDialog = lazyComponent<ConfirmDialogProps>(
  async () => (await loadFrames()).ConfirmFrame,
  whileOpen,
);
