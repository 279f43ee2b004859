import { useCallback, useState } from 'react';

/**
 * One of the choices of a screen, such as its tab, kept with the page in the browser's history: a
 * reload and Back find it again, a new visit begins with `first`. `name` is no other screen's.
 */
export function useHistoryChoice<T extends string>(
  name: string,
  choices: readonly { value: T }[],
  first: T,
) {
  const [choice, setChoice] = useState<T>(
    () => choices.find(({ value }) => value === kept()[name])?.value ?? first,
  );
  const choose = useCallback(
    (next: T) => {
      setChoice(next);
      history.replaceState({ ...kept(), [name]: next }, '');
    },
    [name],
  );
  return [choice, choose] as const;
}

function kept(): Record<string, unknown> {
  // Drawn ahead on the server there is no history.
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
