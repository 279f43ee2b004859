import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Telling X that the tokens of a disconnected account are given up; they travel sealed. */
export const revokeTokensJob = defineJob({
  name: 'revoke-tokens',
  payload: z.object({
    workspaceId: z.string(),
    accessToken: z.string(),
    refreshToken: z.string().nullable(),
  }),
  // It holds secrets, and mostly the id of a workspace that is gone.
  isDeleted: true,
  retryLimit: 10,
});
