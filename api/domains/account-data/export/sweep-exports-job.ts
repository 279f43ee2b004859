import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Taking away exports that are a day old, and giving up on those that nobody writes any more. */
export const sweepExportsJob = defineRecurringJob('sweep-exports', 600);
