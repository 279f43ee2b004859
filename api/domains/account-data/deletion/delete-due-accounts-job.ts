import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Deleting the accounts whose 14 days are over. */
export const deleteDueAccountsJob = defineRecurringJob('delete-due-accounts', 600);
