import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Sends what is new by the channels that its person has. */
export const deliverNoticesJob = defineRecurringJob('deliver-notices', 60);
