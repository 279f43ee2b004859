import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Also daily, for posts that a process with older time zone data has written meanwhile. */
export const keepWallClocksJob = defineRecurringJob('keep-wall-clocks', 86_400);
