import { endpoints } from '#shared/contracts/endpoints.ts';
import { parseBody } from './parse.ts';
import { parseJson } from './parse-json.ts';

/**
 * A body's bytes as what the contract of this call makes of them. Pure: it runs in a thread. Throws
 * what `parseJson` and `parseBody` throw.
 */
export function readBody(bytes: Uint8Array, method: string, path: string): unknown {
  const value = parseJson(bytes);
  const endpoint = Object.values(endpoints).find(
    (one) => one.method === method && one.path === path,
  );
  if (!endpoint?.body) throw new Error(`No call with a body is ${method} ${path}`);
  return parseBody(endpoint.body, value, endpoint.unfilled);
}
