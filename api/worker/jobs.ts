import { backUpContentJob } from '#api/domains/account-data/backup/queue-backups.ts';
import { exportDataJob } from '#api/domains/account-data/export/start-export.ts';
import { revokeTokensJob } from '#api/domains/accounts/public.ts';
import { analyseSampleJob } from '#api/domains/buckets/samples.ts';
import { planCampaignJob } from '#api/domains/campaigns/queue-planning.ts';
import { invitationMailJob } from '#api/domains/invitations/invitation-mail.ts';
import {
  mailConfirmationJob,
  memberConfirmationJob,
} from '#api/domains/settings/mail-address/ask-to-confirm.ts';
import { trainPersonaJob } from '#api/domains/viral/start-training.ts';
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
  memberConfirmationJob,
  invitationMailJob,
];
