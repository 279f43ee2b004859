import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Caller, LooseInput } from './app.ts';

/** Sends what a contract would refuse to send: any input, with any headers, by any caller. */
export function sendTo(
  caller: Pick<Caller, 'fetch'>,
  { path, method }: Endpoint,
  { params, query, body }: LooseInput = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const json = { 'content-type': 'application/json' };
  return caller.fetch(filled + search, {
    method,
    redirect: 'manual',
    ...(body === undefined
      ? { headers }
      : { headers: { ...json, ...headers }, body: rawJson(body) }),
  });
}

/** A body that is a string goes as it is: it holds what JSON.stringify would not write. */
function rawJson(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
