import { z } from 'zod';
import type { Refusal } from './answer.ts';
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
  throw invalidParameter(name, query[name] ?? '');
}

export function invalidParameter(name: string, value: string): Refusal {
  return invalidRequest(
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

export const idText = z.string().regex(/^\d{1,19}$/);

/** The `:id` of the path. Refuses what cannot be an id. */
export function idIn(call: Call): string {
  const id = call.req.param('id') ?? '';
  if (idText.safeParse(id).success) return id;
  throw invalidParameter('id', id);
}

/** The fields of a body. Refuses with X's 400 what the schema does not take. */
export function checkedBody<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? []);
  const at = path.join('.') || 'body';
  throw invalidRequest(at, '', `$.${at}: ${issue?.message}`);
}
