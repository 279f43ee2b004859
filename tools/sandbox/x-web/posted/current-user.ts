import { useSyncExternalStore } from 'react';
import { me, type Person, personOf } from '../data/people.ts';
import { inSandbox } from '../page-options.ts';
import { useKnown } from './posted-store.ts';

const storageKey = 'x-sandbox-user';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseUser(username: string): void {
  window.localStorage.setItem(storageKey, username);
  for (const listener of listeners) listener();
}

/** As whom the page posts: who was chosen, else who signed in to the sandbox last. */
export function useCurrentUser(): Person {
  const { users } = useKnown();
  const chosen = useSyncExternalStore(subscribe, () =>
    inSandbox ? window.localStorage.getItem(storageKey) : null,
  );
  const username = users.find((one) => one === chosen) ?? users[0];
  return username === undefined ? me : personOf(username);
}
