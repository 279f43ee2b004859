import { defineRecurringJob } from '#api/jobs/job.ts';

/** Writes the reports whose morning has come. */
export const writeReportsJob = defineRecurringJob('write-reports', 900);
