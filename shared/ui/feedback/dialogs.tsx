import type { ConfirmDialogProps, FormDialogProps } from './dialog-content.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** How a dialog comes later: when it is opened, or before that once the browser is idle. */
export const whileOpen = {
  isWanted: ({ open }: { open: boolean }) => open,
  takeBack: ({ onClose }: { onClose(): void }) => onClose(),
};
const loadContent = () => import('./dialog-content.tsx');

/** A modal dialog with a title, a sentence and a close button. */
export const FormDialog = lazyComponent<FormDialogProps>(
  async () => (await loadContent()).FormDialogContent,
  whileOpen,
);

/** Asks before something that cannot be taken back. It closes when the person answers. */
export const ConfirmDialog = lazyComponent<ConfirmDialogProps>(
  async () => (await loadContent()).ConfirmDialogContent,
  whileOpen,
);
