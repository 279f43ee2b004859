import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#shared/contracts/endpoint.ts';
import type { ApiClient, CallArguments } from './api-client.ts';
import { nullWhenSignedOut } from './query-client.ts';

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
    queryFn: ({ signal }) => {
      const args = [input, { signal }] as unknown as CallArguments<E>;
      return nullWhenSignedOut(api.call(endpoint, ...args));
    },
    meta: { errorMessage },
  });
}
