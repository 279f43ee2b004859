import { startTransition, useEffect, useState } from 'react';

/** The value once it has been the same for so many milliseconds: typing does not wait for what follows from it. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
