import { useEffect, useState } from 'react';

interface Stored<T> {
  getValue(): Promise<T>;
  watch(changed: (value: T) => void): () => void;
}

/** A stored value, followed while it changes; `first` until it is read. */
export function useStored<T>(item: Stored<T>, first: T): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    void item.getValue().then(setValue);
    return item.watch(setValue);
  }, [item]);
  return value;
}
