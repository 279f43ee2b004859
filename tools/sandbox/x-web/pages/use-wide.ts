import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 600px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The wide layout: inline replies and the left column; narrow has a floating button instead. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
