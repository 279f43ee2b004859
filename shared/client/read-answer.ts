import type { z } from 'zod/mini';

/**
 * An answer as its contract has it. An installed extension is older than the server: a row of a list
 * with a kind that this version does not know is left out, and the others stay. Throws for all else.
 */
export function readAnswer(contract: z.ZodMiniType, answer: unknown): unknown {
  const { success, data, error } = contract.safeParse(answer);
  if (success) return data;
  const strangers = error.issues.map(({ code, path }) =>
    code === 'invalid_value' ? rowOf(answer, path) : undefined,
  );
  if (strangers.includes(undefined)) throw error;
  for (const { list, row } of strangers as Row[]) {
    const at = list.indexOf(row);
    if (at >= 0) list.splice(at, 1);
  }
  return contract.parse(answer);
}

interface Row {
  list: unknown[];
  row: unknown;
}

/** The outermost row that a path leads into: one is shown whole, or not at all. */
function rowOf(answer: unknown, path: PropertyKey[]): Row | undefined {
  let here = answer;
  for (const key of path) {
    const next = (here as Record<PropertyKey, unknown>)[key];
    if (Array.isArray(here)) return { list: here, row: next };
    here = next;
  }
  return undefined;
}
