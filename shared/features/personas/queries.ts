import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { t } from '#shared/i18n/translate.ts';

export const personaList = (api: ApiClient) =>
  readQuery(api, listPersonas, t('Failed to load AI personas'));
