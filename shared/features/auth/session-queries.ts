import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { endAllSessions, listSessions } from '#shared/contracts/sessions.ts';
import { t } from '#shared/i18n/translate.ts';
import { useLeave } from './queries.ts';

export const sessionList = (api: ApiClient) =>
  readQuery(api, listSessions, t('Failed to load signed-in devices'));

/** Ends every session of the user. */
export const useEndAllSessions = () => useLeave(endAllSessions, t('Failed to sign out everywhere'));
