import { defineRecurringJob } from './define-job.ts';

/** Finding the workspaces that have no backup of today yet. */
export const queueBackupsJob = defineRecurringJob('queue-backups', 3_600);

/** Deleting the accounts whose 14 days are over. */
export const deleteDueAccountsJob = defineRecurringJob('delete-due-accounts', 600);

/** Taking away exports that are a day old, and giving up on those that nobody writes any more. */
export const sweepExportsJob = defineRecurringJob('sweep-exports', 600);

/** Finding the campaigns whose planning has stopped. */
export const queuePlanningJob = defineRecurringJob('queue-planning', 3_600);

/** Reads of the market what is due; how often that is, each source says for itself. */
export const refreshMarketJob = defineRecurringJob('refresh-market', 60);

/** Counting the followers of each account, once a UTC day. */
export const readFollowersJob = defineRecurringJob('read-followers', 600);

/** Finding out before a post is due that X no longer accepts its account. */
export const checkConnectionsJob = defineRecurringJob('check-connections', 600);

/** Reading what published posts have reached. */
export const readMetricsJob = defineRecurringJob('read-metrics', 60);

/** Learning what of a text goes with the engagement of an account's posts. */
export const trainForecastsJob = defineRecurringJob('train-forecasts', 600);

/** Sends what is new by the channels that its person has. */
export const deliverNotificationsJob = defineRecurringJob('deliver-notices', 60);

/** Writes the reports whose morning has come. */
export const writeReportsJob = defineRecurringJob('write-reports', 900);

/** Also daily, for posts that a process with older time zone data has written meanwhile. */
export const keepWallClocksJob = defineRecurringJob('keep-wall-clocks', 86_400);

/** Removing the metadata of files that an older version has stored. */
export const cleanMediaJob = defineRecurringJob('clean-media', 3_600);

/** Taking away what nobody needs any more. */
export const purgeExpiredJob = defineRecurringJob('clear-away', 86_400);

/** Chaining what the audit log has got since. */
export const sealEventsJob = defineRecurringJob('seal-audit-log', 20);

/** Reminding whoever has to approve posts. */
export const remindReviewersJob = defineRecurringJob('remind-reviewers', 3_600);
