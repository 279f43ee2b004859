import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Finding the campaigns whose planning has stopped. */
export const queuePlanningJob = defineRecurringJob('queue-planning', 3_600);
