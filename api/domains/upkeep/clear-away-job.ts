import { defineRecurringJob } from '#api/jobs/job.ts';

/** Taking away what nobody needs any more. */
export const clearAwayJob = defineRecurringJob('clear-away', 86_400);
