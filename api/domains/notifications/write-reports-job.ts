import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Writes the reports whose morning has come. */
export const writeReportsJob = defineRecurringJob('write-reports', 900);
