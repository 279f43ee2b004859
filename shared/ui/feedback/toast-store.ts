import type { ComponentType } from 'react';
import { create } from 'zustand';
import { t } from '#shared/i18n/translate.ts';

export interface ToastContent {
  title: string;
  description?: string;
  /** A line of its own below it. */
  reason?: string | undefined;
  variant?: 'default' | 'destructive';
  /** What can be done about it at a press. */
  action?: ToastAction | undefined;
  /** Opens the subject of the toast. */
  onOpen?: (() => void) | undefined;
}

export interface ToastAction {
  label: string;
  act(): void;
  /** What the pointer is told of it. */
  hint?: string;
  isUndo?: boolean;
  /** Listens for its keys as long as the toast is shown. */
  Keys?: ComponentType<{ toast: Toast }>;
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

export const TOAST_LIMIT = 1;
export const TOAST_DISPLAY_MS = 5_000;
/** Of one that has an action. */
export const TOAST_ACTION_MS = 10_000;
/** A dismissed toast stays in the store this long, as the specification has it. */
export const TOAST_REMOVE_MS = 1_000_000;

interface ToastState {
  toasts: Toast[];
}

export const useToastStore = create<ToastState>()(() => ({ toasts: [] }));

let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast; it takes the place of the one on screen. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  const shown: Toast = { ...content, id: lastId, open: true };
  useToastStore.setState(({ toasts }) => {
    const kept = [shown, ...toasts].slice(0, TOAST_LIMIT);
    for (const { id } of toasts) if (!kept.some((toast) => toast.id === id)) forget(id);
    return { toasts: kept };
  });
}

/** Says that what a person asked for is done. */
export function showSuccess(description: string, more: Partial<ToastContent> = {}): void {
  showToast({ title: t('Success'), description, ...more });
}

/** Says that it could not be done. */
export function showFailure(description: string): void {
  showToast({ title: t('Error'), description, variant: 'destructive' });
}

/** Closes a toast; it leaves the store after TOAST_REMOVE_MS. */
export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
  }));
  if (removals.has(id)) return;
  const remove = () => {
    forget(id);
    useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  };
  removals.set(id, setTimeout(remove, TOAST_REMOVE_MS));
}

function forget(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}
