import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Works through the viral texts of one training job. */
export const trainPersonaJob = defineJob({
  name: 'train-persona',
  payload: z.object({ workspaceId: z.string(), jobId: z.string() }),
  // More than the tries that the training itself counts, so that the last one can say why it failed.
  retryLimit: 5,
});
