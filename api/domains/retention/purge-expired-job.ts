import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Taking away what nobody needs any more. */
export const purgeExpiredJob = defineRecurringJob('clear-away', 86_400);
