import { createCell } from '../cell.ts';
import { me, type Person, personOf } from '../data/people.ts';
import { inSandbox } from '../page-options.ts';
import { useKnown } from './posted-store.ts';

const storageKey = 'x-sandbox-user';

const chosenUser = createCell(inSandbox ? window.localStorage.getItem(storageKey) : null);

export function chooseUser(username: string): void {
  window.localStorage.setItem(storageKey, username);
  chosenUser.set(username);
}

/** As whom the page posts: who was chosen, else who signed in to the sandbox last. */
export function useCurrentUser(): Person {
  const { users } = useKnown();
  const chosen = chosenUser.use();
  const username = users.find((one) => one === chosen) ?? users[0];
  return username === undefined ? me : personOf(username);
}
