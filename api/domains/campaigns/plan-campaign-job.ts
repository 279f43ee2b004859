import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Planning what a campaign posts in the next two weeks; each run asks for the next one. */
export const planCampaignJob = defineJob({
  name: 'plan-campaign',
  payload: z.object({ workspaceId: z.string(), campaignId: z.string() }),
  once: true,
  // Hours apart at the end: a campaign must not stop because of a bad day.
  retryLimit: 15,
});
