import { z } from 'zod/mini';
import {
  anyPlaceholder,
  placeholderSentence,
  unknownPlaceholder,
} from '#shared/lib/text/placeholders.ts';
import {
  clockTime,
  id,
  idParams,
  instant,
  optionalText,
  requiredId,
  requiredText,
} from './common.ts';
import { endpoint } from './endpoint.ts';

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

const time = clockTime('Posting time is required');
const day = z
  .string('Start date is required')
  .check(
    z.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/, 'Start date is required'),
    z.maxLength(40, 'Start date is required'),
  );

/** Of one day: more from one voice read as a machine. */
export const TIMES_PER_DAY = 6;

export const campaignSchedule = z.object({
  frequency: z.enum(frequencies, 'Frequency is required'),
  /** `HH:MM` on the wall clock of the campaign's zone. */
  times: z
    .array(time)
    .check(z.minLength(1, 'Posting time is required'), z.maxLength(24, 'At most 24 times a day')),
  /** For weekly only. */
  days: z.optional(
    z.array(z.enum(weekdays, 'Day is not one of the days of the week')).check(z.maxLength(7)),
  ),
  /** IANA zone or one of the specification's names; left out, the zone of the settings. */
  timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

const campaignTone = z.enum(campaignTones, 'Tone is required');

export const campaignContent = z.object({
  templates: z
    .array(requiredText('Content template', 4_000))
    .check(z.minLength(1, 'Content template is required'), z.maxLength(50, 'At most 50 templates')),
  hashtags: z._default(
    z.pipe(
      z
        .array(z.string().check(z.trim(), z.maxLength(100)))
        .check(z.maxLength(30, 'At most 30 hashtags')),
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

export const createCampaignInput = z
  .object({
    /** Chosen by who sends it: sent again after an answer that was lost, it makes no second campaign. */
    idempotencyKey: z.optional(id),
    name: requiredText('Name', 100),
    description: z._default(optionalText('Description', 2_000), ''),
    personaId: requiredId('Persona'),
    platform: z.enum(campaignPlatforms, 'Platform is required'),
    schedule: z.extend(campaignSchedule, {
      /** Kept once each and in order, however they come. */
      times: campaignSchedule.shape.times.check(
        z.refine(
          (times) => new Set(times).size <= TIMES_PER_DAY,
          `At most ${TIMES_PER_DAY} times a day`,
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
            context.addIssue({ code: 'custom', path: [at], message: placeholderSentence(unknown) });
          }
        }),
      ),
      hashtags: campaignContent.shape.hashtags.check(
        z.refine(
          (tags) => tags.every((tag) => anyPlaceholder(tag) === null),
          'Placeholders are filled in only in content templates',
        ),
      ),
    }),
    startDate: day,
    endDate: z.nullish(day),
  })
  .check(
    z.refine(
      ({ startDate, endDate }) => !endDate || endDate.slice(0, 10) >= startDate.slice(0, 10),
      {
        path: ['endDate'],
        message: 'End date must not be before the start date',
      },
    ),
  );
export type CreateCampaignInput = z.input<typeof createCampaignInput>;

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/campaigns',
  summary: 'The campaigns of the workspace, newest first',
  access: 'user',
  response: z.array(campaign),
});

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns',
  summary: 'Creates a campaign and plans its first 14 days',
  access: 'user',
  body: createCampaignInput,
  bodySize: 'post',
  response: campaign,
  status: 201,
});

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/{id}',
  summary: 'Deletes a campaign and its posts that have not been sent',
  access: 'user',
  params: idParams,
});

export const setCampaignStatus = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/{id}/status',
  summary: 'Pauses, resumes or ends a campaign',
  access: 'user',
  params: idParams,
  body: z.object({ status: z.enum(campaignStatuses, 'Status is not one of the known statuses') }),
  response: campaign,
});
