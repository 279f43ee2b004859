import { z } from 'zod/mini';
import { socialAccount } from './accounts.ts';
import { id, idParams } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Apart from the other calls of accounts: the first screen takes those along. */
export const setAccountPersona = endpoint({
  method: 'PUT',
  path: '/api/social-accounts/{id}/persona',
  summary: 'Says which persona speaks for an account; null for none in particular',
  access: 'user',
  permission: 'accounts.manage',
  params: idParams,
  body: z.object({ personaId: z.nullable(id) }),
  response: socialAccount,
});
