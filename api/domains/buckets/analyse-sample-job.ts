import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Reads one new sample and writes down what it found. */
export const analyseSampleJob = defineJob({
  name: 'analyse-sample',
  payload: z.object({ workspaceId: z.string(), sampleId: z.string() }),
});
