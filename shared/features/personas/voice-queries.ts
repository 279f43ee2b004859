import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';

export const personaVoice = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [getPersonaVoice.path, id],
    queryFn: ({ signal }) =>
      nullWhenSignedOut(api.call(getPersonaVoice, { params: { id } }, { signal })),
  });
