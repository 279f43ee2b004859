import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Writing the zip of everything that a workspace owns. */
export const exportDataJob = defineJob({
  name: 'export-data',
  payload: z.object({ workspaceId: z.string(), exportId: z.string() }),
  expireInSeconds: 900,
});
