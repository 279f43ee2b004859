import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Finding the workspaces that have no backup of today yet. */
export const queueBackupsJob = defineRecurringJob('queue-backups', 3_600);
