import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Endpoint, EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { ApiClient } from './api-client.ts';
import { nullWhenSignedOut } from './query-client.ts';

/** The read of a call that needs no input; null when nobody is signed in. Silent without a message. */
export function ownRead<const E extends Endpoint>(
  api: ApiClient,
  endpoint: E & (object extends CallInput<E> ? unknown : never),
  errorMessage?: string,
) {
  const read = (signal: AbortSignal) =>
    api.call<Endpoint>(endpoint, undefined, { signal }) as Promise<EndpointResponse<E>>;
  return queryOptions({
    queryKey: [endpoint.path],
    queryFn: ({ signal }) => nullWhenSignedOut(read(signal)),
    ...(errorMessage ? { meta: { errorMessage } } : {}),
  });
}
