import { useEffect, useRef, useState } from 'react';

type Acts = Record<string, (...args: never[]) => unknown>;

/**
 * The same functions throughout, each of which does what the last one drawn does: what is memoized is
 * not drawn again for them, and an answer that comes late acts on what is there by then.
 */
export function useStableActs<A extends Acts>(acts: A): A {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState(() => {
    const names = Object.keys(acts) as (keyof A)[];
    const calling = names.map((name) => [
      name,
      (...args: never[]) => latest.current[name]?.(...args),
    ]);
    return Object.fromEntries(calling) as A;
  });
  return stable;
}
