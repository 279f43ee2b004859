import { useState } from 'react';

/** What was there last, for a dialog that still says it while it closes. */
export function useRetainedValue<T>(current: T | null): T | null {
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
}
