import { z } from 'zod/mini';
import {
  anyPlaceholder,
  placeholderMessage,
  unknownPlaceholder,
} from '#shared/lib/text/campaign-placeholders.ts';
import { atMost, choice } from './checks.ts';
import {
  clockTime,
  id,
  idParams,
  instant,
  optionalText,
  requiredId,
  requiredText,
} from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

export const campaignStatuses = ['draft', 'active', 'paused', 'completed'] as const;
export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export const campaignPlatforms = ['twitter', 'instagram', 'linkedin', 'telegram'] as const;
export const campaignTones = [
  'professional',
  'casual',
  'aggressive',
  'educational',
  'humorous',
] as const;
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const time = clockTime(checkMessage('field.required', { field: 'Posting time' }));
const noDay = checkMessage('field.required', { field: 'Start date' });
const day = z
  .string(noDay)
  .check(z.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/, noDay), z.maxLength(40, noDay));

/** Of one day: more from one voice read as a machine. */
export const TIMES_PER_DAY = 6;

export const campaignSchedule = z.object({
  frequency: z.enum(frequencies, checkMessage('field.required', { field: 'Frequency' })),
  /** `HH:MM` on the wall clock of the campaign's zone. */
  times: z
    .array(time)
    .check(
      z.minLength(1, checkMessage('field.required', { field: 'Posting time' })),
      atMost(24, 'times a day'),
    ),
  /** For weekly only. */
  days: z.optional(
    z
      .array(z.enum(weekdays, checkMessage('field.not-a-weekday', { field: 'Day' })))
      .check(z.maxLength(7)),
  ),
  /** IANA zone or one of the specification's names; left out, the zone of the settings. */
  timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

const campaignTone = z.enum(campaignTones, checkMessage('field.required', { field: 'Tone' }));

export const campaignContent = z.object({
  templates: z
    .array(requiredText('Content template', 4_000))
    .check(
      z.minLength(1, checkMessage('field.required', { field: 'Content template' })),
      atMost(50, 'templates'),
    ),
  hashtags: z._default(
    z.pipe(
      z.array(z.string().check(z.trim(), z.maxLength(100))).check(atMost(30, 'hashtags')),
      z.transform((list) => list.filter((tag) => tag !== '')),
    ),
    [],
  ),
  tone: z._default(campaignTone, 'professional'),
});

export const campaign = z.object({
  id,
  name: z.string(),
  description: z.string(),
  personaId: id,
  personaName: z.string(),
  platform: z.enum(campaignPlatforms),
  status: z.enum(campaignStatuses),
  schedule: campaignSchedule,
  content: campaignContent,
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  /** Posts of it that wait for a person's approval. */
  awaitingApproval: z._default(z.number(), 0),
  performance: z.object({
    postsCreated: z.number(),
    totalReach: z.number(),
    engagement: z.number(),
  }),
  createdAt: instant,
});
export type Campaign = z.infer<typeof campaign>;

const campaignFields = z.object({
  name: requiredText('Name', 100),
  description: z._default(optionalText('Description', 2_000), ''),
  personaId: requiredId('Persona'),
  platform: z.enum(campaignPlatforms, checkMessage('field.required', { field: 'Platform' })),
  schedule: z.extend(campaignSchedule, {
    /** Kept once each and in order, however they come. */
    times: campaignSchedule.shape.times.check(
      z.refine(
        (times) => new Set(times).size <= TIMES_PER_DAY,
        checkMessage('field.too-many', { n: TIMES_PER_DAY, things: 'times a day' }),
      ),
    ),
  }),
  content: z.extend(campaignContent, {
    tone: campaignTone,
    templates: campaignContent.shape.templates.check(
      z.superRefine((templates, context) => {
        for (const [at, template] of templates.entries()) {
          const unknown = unknownPlaceholder(template);
          if (unknown === null) continue;
          context.addIssue({
            code: 'custom',
            path: [at],
            message: JSON.stringify(placeholderMessage(unknown)),
          });
        }
      }),
    ),
    hashtags: campaignContent.shape.hashtags.check(
      z.refine(
        (tags) => tags.every((tag) => anyPlaceholder(tag) === null),
        checkMessage('contract.placeholder-in-hashtag'),
      ),
    ),
  }),
  startDate: day,
  endDate: z.nullish(day),
});

const datesInOrder = z.refine<{ startDate: string; endDate?: string | null | undefined }>(
  ({ startDate, endDate }) => !endDate || endDate.slice(0, 10) >= startDate.slice(0, 10),
  { path: ['endDate'], message: checkMessage('contract.end-before-start') },
);

export const createCampaignInput = z
  .extend(campaignFields, {
    /** Chosen by who sends it: sent again after an answer that was lost, it makes no second campaign. */
    idempotencyKey: z.optional(id),
  })
  .check(datesInOrder);
export type CreateCampaignInput = z.input<typeof createCampaignInput>;

export const updateCampaignInput = z
  .extend(campaignFields, {
    /**
     * What becomes of planned posts that a person has approved or changed. Asked for with a conflict
     * that says how many they are; another number by then asks again.
     */
    approvedPosts: z.optional(z.object({ count: z.number().check(z.int()), change: z.boolean() })),
  })
  .check(datesInOrder);
export type UpdateCampaignInput = z.input<typeof updateCampaignInput>;

/** A campaign with what its posts come to. */
export const campaignDetails = z.extend(campaign, {
  /** Of the posts that are out, as X told them last. */
  results: z.object({
    posts: z.number(),
    views: z.number(),
    engagement: z.number(),
    likes: z.number(),
    replies: z.number(),
  }),
  pace: z.object({
    /** To come, those that wait for a person among them. */
    planned: z.number(),
    posted: z.number(),
    /** When the next one is published, if nothing holds it. */
    nextAt: z.nullable(instant),
  }),
});
export type CampaignDetails = z.infer<typeof campaignDetails>;

export const listCampaigns = endpoint({
  ...reading,
  path: '/api/campaigns',
  summary: 'The campaigns of the workspace, newest first',
  response: z.array(campaign),
});

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns',
  summary: 'Creates a campaign and plans its first 14 days',
  access: 'user',
  permission: 'campaigns.write',
  body: createCampaignInput,
  bodySize: 'post',
  response: campaign,
  status: 201,
});

export const getCampaign = endpoint({
  ...reading,
  path: '/api/campaigns/{id}',
  summary: 'One campaign with its results and its pace',
  params: idParams,
  response: campaignDetails,
});

export const updateCampaign = endpoint({
  method: 'PUT',
  path: '/api/campaigns/{id}',
  summary: 'Changes a campaign and its planned posts; approved ones only when the body says so',
  access: 'user',
  permission: 'campaigns.write',
  params: idParams,
  body: updateCampaignInput,
  bodySize: 'post',
  response: campaign,
});

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/{id}',
  summary: 'Deletes a campaign and its posts that have not been sent',
  access: 'user',
  permission: 'campaigns.write',
  params: idParams,
});

export const setCampaignStatus = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/{id}/status',
  summary: 'Pauses, resumes or ends a campaign',
  access: 'user',
  permission: 'campaigns.write',
  params: idParams,
  body: z.object({
    status: choice(campaignStatuses, 'Status', 'statuses'),
  }),
  response: campaign,
});
