import type { ReactNode } from 'react';
import { createCell } from '../cell.ts';
import styles from './layers.module.css';

const shownMs = 4_000;

const toast = createCell<{ id: number; text: string } | null>(null);

export function showToast(text: string): void {
  const id = (toast.get()?.id ?? 0) + 1;
  toast.set({ id, text });
  setTimeout(() => {
    if (toast.get()?.id === id) toast.set(null);
  }, shownMs);
}

export function Toast(): ReactNode {
  const shown = toast.use();
  if (!shown) return null;
  return (
    <div role="alert" data-testid="toast" className={styles.toast}>
      <span>{shown.text}</span>
    </div>
  );
}
