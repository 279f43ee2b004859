import type { z } from 'zod';
import type { Call } from '../http/answering.ts';
import { invalidRequest } from '../http/error-body.ts';
import { checkedBody } from '../http/query.ts';

/** The fields of an upload: JSON, or a multipart form whose file becomes base64 as in JSON. */
export async function readUpload<T extends z.ZodType>(call: Call, schema: T): Promise<z.output<T>> {
  return checkedBody(schema, await fieldsOf(call));
}

async function fieldsOf(call: Call): Promise<unknown> {
  const type = call.req.header('content-type') ?? '';
  try {
    if (!/^multipart\/form-data/i.test(type)) return await call.req.json();
    const form = await call.req.parseBody();
    const fields = Object.entries(form).map(async ([name, value]) => [
      name,
      value instanceof File ? Buffer.from(await value.arrayBuffer()).toString('base64') : value,
    ]);
    return Object.fromEntries(await Promise.all(fields));
  } catch {
    throw invalidRequest('body', '', 'The body is neither JSON nor a multipart form.');
  }
}
