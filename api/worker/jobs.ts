import { backUpContentJob } from '#api/domains/account-data/backup/back-up-content-job.ts';
import { queueBackupsJob } from '#api/domains/account-data/backup/queue-backups-job.ts';
import { deleteDueAccountsJob } from '#api/domains/account-data/deletion/delete-due-accounts-job.ts';
import { exportDataJob } from '#api/domains/account-data/export/export-data-job.ts';
import { sweepExportsJob } from '#api/domains/account-data/export/sweep-exports-job.ts';
import { revokeTokensJob } from '#api/domains/accounts/revoke-tokens-job.ts';
import { analyseSampleJob } from '#api/domains/buckets/analyse-sample-job.ts';
import { planCampaignJob } from '#api/domains/campaigns/plan-campaign-job.ts';
import { queuePlanningJob } from '#api/domains/campaigns/queue-planning-job.ts';
import { refreshMarketJob } from '#api/domains/market/refresh-market-job.ts';
import { readFollowersJob } from '#api/domains/metrics/read-followers-job.ts';
import { readMetricsJob } from '#api/domains/metrics/read-metrics-job.ts';
import { deliverNoticesJob } from '#api/domains/notifications/deliver-notices-job.ts';
import { writeReportsJob } from '#api/domains/notifications/write-reports-job.ts';
import { keepWallClocksJob } from '#api/domains/publishing/schedule/keep-wall-clocks-job.ts';
import { purgeExpiredJob } from '#api/domains/retention/purge-expired-job.ts';
import { mailConfirmationJob } from '#api/domains/settings/mail-address/mail-confirmation-job.ts';
import { trainPersonaJob } from '#api/domains/viral/train-persona-job.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import type { Job } from '#api/queue/define-job.ts';

/** Every kind of background work; each has a queue of its own. */
export const jobs: Job[] = [
  analyseSampleJob,
  learnVoiceJob,
  trainPersonaJob,
  revokeTokensJob,
  planCampaignJob,
  queuePlanningJob,
  readMetricsJob,
  readFollowersJob,
  refreshMarketJob,
  exportDataJob,
  sweepExportsJob,
  queueBackupsJob,
  backUpContentJob,
  deleteDueAccountsJob,
  deliverNoticesJob,
  writeReportsJob,
  mailConfirmationJob,
  purgeExpiredJob,
  keepWallClocksJob,
];
