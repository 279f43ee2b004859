import { backUpContentJob } from '#api/domains/account-data/backup/back-up-content-job.ts';
import { exportDataJob } from '#api/domains/account-data/export/export-data-job.ts';
import { revokeTokensJob } from '#api/domains/accounts/public.ts';
import { analyseSampleJob } from '#api/domains/buckets/analyse-sample-job.ts';
import { planCampaignJob } from '#api/domains/campaigns/plan-campaign-job.ts';
import { mailConfirmationJob } from '#api/domains/settings/mail-address/mail-confirmation-job.ts';
import { trainPersonaJob } from '#api/domains/viral/train-persona-job.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import type { Job } from '#api/queue/define-job.ts';
import * as recurring from '#api/queue/recurring-jobs.ts';

/** Every kind of background work; each has a queue of its own. */
export const jobs: Job[] = [
  ...Object.values(recurring),
  analyseSampleJob,
  learnVoiceJob,
  trainPersonaJob,
  revokeTokensJob,
  planCampaignJob,
  exportDataJob,
  backUpContentJob,
  mailConfirmationJob,
];
