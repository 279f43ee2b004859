import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** The backup of one workspace and day. */
export const backUpContentJob = defineJob({
  name: 'back-up-content',
  payload: z.object({ workspaceId: z.string() }),
  once: true,
});
