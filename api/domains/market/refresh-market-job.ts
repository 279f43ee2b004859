import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Reads of the market what is due; how often that is, each source says for itself. */
export const refreshMarketJob = defineRecurringJob('refresh-market', 60);
