import { useEffect, useReducer } from 'react';

const MINUTE_MS = 60_000;

/** Draws its component anew each minute: what was "Just now" is not for long. */
export function useEachMinute(): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
