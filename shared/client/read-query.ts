import { queryOptions } from '@tanstack/react-query';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import type { CallInput, Endpoint } from '#shared/contracts/endpoint.ts';
import type { ApiClient, CallArguments } from './api-client.ts';
import { pause } from './pause.ts';
import { isSignedOut, nullWhenSignedOut } from './query-client.ts';

const COOKIE_MS = 500;

type ReadArguments<E> =
  object extends CallInput<E>
    ? [errorMessage?: string | undefined, input?: CallInput<E>]
    : [errorMessage: string | undefined, input: CallInput<E>];

/**
 * The query that reads an endpoint; null when nobody is signed in. Its key is the path with what
 * `input` asks for. Without a message it fails silently.
 */
export function readQuery<const E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  ...[errorMessage, input]: ReadArguments<E>
) {
  const { params = {}, query }: { params?: object; query?: object } = input ?? {};
  return queryOptions({
    queryKey: [endpoint.path, ...Object.values(params), ...(query ? [query] : [])],
    async queryFn({ signal, client }) {
      const args = [input, { signal }] as unknown as CallArguments<E>;
      const read = () => api.call(endpoint, ...args);
      try {
        return await read();
      } catch (error) {
        if (!isSignedOut(error)) throw error;
        if (!client.getQueryData([getCurrentUser.path])) return null;
        // Another tab may have opened a workspace: the new session cookie arrives with its answer.
        await pause(COOKIE_MS, signal);
        return nullWhenSignedOut(read());
      }
    },
    meta: { errorMessage },
  });
}
