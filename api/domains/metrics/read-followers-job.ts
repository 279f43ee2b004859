import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Counting the followers of each account, once a UTC day. */
export const readFollowersJob = defineRecurringJob('read-followers', 600);
