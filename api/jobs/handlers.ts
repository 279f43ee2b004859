import type { Context } from '#api/context.ts';
import { revokeTokens } from '#api/domains/accounts/revoke-tokens.ts';
import { revokeTokensJob } from '#api/domains/accounts/revoke-tokens-job.ts';
import { analyseSample } from '#api/domains/buckets/analyse-sample.ts';
import { analyseSampleJob } from '#api/domains/buckets/analyse-sample-job.ts';
import { planCampaign } from '#api/domains/campaigns/plan-campaign.ts';
import { planCampaignJob } from '#api/domains/campaigns/plan-campaign-job.ts';
import { trainPersona } from '#api/domains/viral/train-persona.ts';
import { trainPersonaJob } from '#api/domains/viral/train-persona-job.ts';
import { learnVoice } from '#api/domains/voice/learn-voice.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import type { Handler } from './queue.ts';

/** What does the work of each queue. */
export function jobHandlers(ctx: Context): Handler[] {
  return [
    { job: planCampaignJob, handle: (payload) => planCampaign(ctx, payload) },
    { job: revokeTokensJob, handle: (payload) => revokeTokens(ctx, payload) },
    { job: analyseSampleJob, handle: (payload, signal) => analyseSample(ctx, payload, signal) },
    { job: learnVoiceJob, handle: (payload) => learnVoice(ctx, payload) },
    { job: trainPersonaJob, handle: (payload, signal) => trainPersona(ctx, payload, signal) },
  ];
}
