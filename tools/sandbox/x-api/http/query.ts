import type { z } from 'zod';
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
