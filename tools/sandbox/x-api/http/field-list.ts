import { z } from 'zod';

/** A comma-separated list of such names, each at most once in the answer. */
export function fieldList<const T extends readonly string[]>(names: T) {
  return z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(names)));
}
