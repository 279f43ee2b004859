/** As much of a stored value as changing it needs. */
interface Stored<T> {
  getValue(): Promise<T>;
  setValue(value: T): Promise<void>;
}

/**
 * A way to change a value that is read and written as a whole: one change after another, because of
 * two at once the later write would undo the earlier. A change that fails leaves the turn to the next.
 */
export function createMutex<T>(item: Stored<T>): (next: (stored: T) => T) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (next) => {
    const changed = last.then(async () => item.setValue(next(await item.getValue())));
    last = changed.catch(() => undefined);
    return changed;
  };
}
