import type { z } from 'zod/mini';

type Place = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; null where that has another form, or the storage is blocked. */
export function readStored<T>(place: Place, key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.parse(JSON.parse(globalThis[place].getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps a value as JSON. Where the storage is blocked or full, it lasts as long as the page. */
export function writeStored(
  place: Place,
  key: string,
  value: unknown,
  replacer?: (field: string, value: unknown) => unknown,
): void {
  try {
    globalThis[place].setItem(key, JSON.stringify(value, replacer));
  } catch {}
}
