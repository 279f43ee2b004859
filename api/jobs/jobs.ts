import { revokeTokensJob } from '#api/domains/accounts/revoke-tokens-job.ts';
import { analyseSampleJob } from '#api/domains/buckets/analyse-sample-job.ts';
import { planCampaignJob } from '#api/domains/campaigns/plan-campaign-job.ts';
import { trainPersonaJob } from '#api/domains/viral/train-persona-job.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import type { Job } from './job.ts';

/** Every kind of background work; each has a queue of its own. */
export const jobs: Job[] = [
  analyseSampleJob,
  learnVoiceJob,
  trainPersonaJob,
  revokeTokensJob,
  planCampaignJob,
];
