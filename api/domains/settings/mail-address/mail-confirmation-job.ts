import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Mails the link that confirms the address of a workspace. */
export const mailConfirmationJob = defineJob({
  name: 'mail-confirmation',
  payload: z.object({ workspaceId: z.uuid() }),
  once: true,
});
