import type { z } from 'zod';
import { jsonValues } from './json-values.ts';
import { withoutThinking } from './without-thinking.ts';

/** What a raw answer says, or what is wrong with its form, as the model is told. */
export type ReadAnswer<T> = { value: T } | { complaint: string };

/**
 * Reads the last object of an asked form out of a raw answer: small models wrap JSON in a code block or
 * in a sentence, and think before it.
 */
export function readsObject<T>(schema: z.ZodType<T>): (raw: string) => ReadAnswer<T> {
  return (raw) => {
    const values = jsonValues(withoutThinking(raw).text);
    if (values.length === 0) return { complaint: 'it was not JSON' };
    const read = values.map((value) => schema.safeParse(value));
    const found = read.findLast(({ success }) => success);
    if (found?.success) return { value: found.data };
    const [issue] = read.at(-1)?.error?.issues ?? [];
    return { complaint: `${issue?.path.join('.') || 'answer'}: ${issue?.message}` };
  };
}
