import { z } from 'zod';
import type { Call } from './answering.ts';
import { invalidRequest } from './error-body.ts';

/** The query of a call. Refuses with X's 400 what the schema does not take, unknown names too. */
export function queryOf<T extends z.ZodType>(call: Call, schema: T): z.output<T> {
  const query = call.req.query();
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(
    issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : 'query'),
  );
  const value = query[name] ?? '';
  throw invalidRequest(
    name,
    value,
    `The \`${name}\` query parameter value [${value}] is not valid`,
  );
}

/** A comma-separated list of such names, each at most once in the answer. */
export function fieldList<const T extends readonly string[]>(names: T) {
  return z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(names)));
}

/** The `:id` of the path. Refuses what cannot be an id. */
export function idIn(call: Call): string {
  const id = call.req.param('id') ?? '';
  if (/^\d{1,19}$/.test(id)) return id;
  throw invalidRequest('id', id, `The \`id\` query parameter value [${id}] is not valid`);
}
