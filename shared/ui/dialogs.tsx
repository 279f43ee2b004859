import type { ReactNode } from 'react';
import { later } from './later.tsx';

export interface FormDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: string;
  /** True for a table or a long reading, `picture` for one that is looked at. */
  wide?: boolean | 'picture';
  children: ReactNode;
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm(): void;
}

const isWanted = ({ open }: { open: boolean }) => open;
const loadFrames = () => import('./dialog-frames.tsx');

/** A modal dialog with a title, a sentence and a close button. */
export const FormDialog = later<FormDialogProps>(async () => (await loadFrames()).FormFrame, {
  isWanted,
});

/** Asks before something that cannot be taken back. It closes when the person answers. */
export const ConfirmDialog = later<ConfirmDialogProps>(
  async () => (await loadFrames()).ConfirmFrame,
  { isWanted },
);
