import type { Call } from './answering.ts';
import { invalidRequest } from './error-body.ts';

/** The `:id` of the path. Refuses what cannot be an id. */
export function idIn(call: Call): string {
  const id = call.req.param('id') ?? '';
  if (/^\d{1,19}$/.test(id)) return id;
  throw invalidRequest('id', id, `The \`id\` query parameter value [${id}] is not valid`);
}
