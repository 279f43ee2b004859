import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './layers.module.css';

const shownMs = 4_000;

let toast: { id: number; text: string } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof toast): void {
  toast = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showToast(text: string): void {
  const id = (toast?.id ?? 0) + 1;
  set({ id, text });
  setTimeout(() => {
    if (toast?.id === id) set(null);
  }, shownMs);
}

export function Toast(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => toast);
  if (!shown) return null;
  return (
    <div role="alert" data-testid="toast" className={styles.toast}>
      <span>{shown.text}</span>
    </div>
  );
}
