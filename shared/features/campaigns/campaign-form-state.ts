import { z } from 'zod/mini';
import {
  type Campaign,
  campaignPlatforms,
  campaignTones,
  createCampaignInput,
  frequencies,
  weekdays,
} from '#shared/contracts/campaigns.ts';
import { t } from '#shared/i18n/translate.ts';
import { commaSeparated } from '#shared/lib/text/comma-separated.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';

/** What the campaign form holds while a person types. */
const campaignDraft = z.object({
  name: z.string(),
  description: z.string(),
  personaId: z.string(),
  platform: z.enum(campaignPlatforms),
  frequency: z.enum(frequencies),
  /** `HH:MM` each, '' for none yet; a draft kept before there were several has none. */
  times: z.catch(z.array(z.string()).check(z.minLength(1)), ['']),
  days: z.array(z.enum(weekdays)),
  tone: z.enum(campaignTones),
  /** Posts take them in turn. */
  templates: z.array(z.string()).check(z.minLength(1)),
  /** As typed, comma-separated. */
  hashtags: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

/** The same with the zone that the campaign has. */
export const campaignEdit = z.extend(campaignDraft, { timeZone: z.string() });
type CampaignEdit = z.infer<typeof campaignEdit>;

export function draftOfCampaign(campaign: Campaign): CampaignEdit {
  const { name, description, personaId, platform, schedule, content } = campaign;
  return {
    name,
    description,
    personaId,
    platform,
    frequency: schedule.frequency,
    times: schedule.times,
    days: schedule.days ?? emptyCampaign.days,
    tone: content.tone,
    templates: content.templates,
    hashtags: content.hashtags.join(', '),
    startDate: campaign.startDate.slice(0, 10),
    endDate: campaign.endDate?.slice(0, 10) ?? '',
    timeZone: schedule.timeZone ?? 'UTC',
  };
}

export const emptyCampaign: CampaignDraft = {
  name: '',
  description: '',
  personaId: '',
  platform: 'twitter',
  frequency: 'daily',
  times: [''],
  days: ['monday'],
  tone: 'professional',
  templates: [''],
  hashtags: '',
  startDate: '',
  endDate: '',
};

export const useKeptCampaign = createPersistedForm('new-campaign', campaignDraft, emptyCampaign);

/** The contract, each time once, and a day for a weekly campaign; what is wrong is named by the field of the form. */
export const campaignRules = z.unknown().check(
  z.superRefine((input, context) => {
    const { data, error } = createCampaignInput.safeParse(input);
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [fieldOf(path)], message });
    }
    const times = data?.schedule.times ?? [];
    if (new Set(times).size < times.length) {
      context.addIssue({
        code: 'custom',
        path: ['times'],
        message: t('Choose each time only once'),
      });
    }
    if (data?.schedule.frequency === 'weekly' && !data.schedule.days?.length) {
      context.addIssue({ code: 'custom', path: ['days'], message: t('Choose at least one day') });
    }
  }),
);

function fieldOf(path: readonly PropertyKey[]): string {
  return String(path.findLast((step) => typeof step === 'string'));
}

/** In order; further ones that nobody filled in are left out, and twice the same stays for the rules. */
function toTimes([first = '', ...others]: string[]): string[] {
  return [first, ...others.filter((time) => time !== '')].toSorted();
}

/** The body of the call; the day goes with a weekly campaign only (spec section 5). */
export function toCampaignInput(draft: CampaignDraft, timeZone: string) {
  const { name, description, personaId, platform, frequency, times, days, tone } = draft;
  return {
    name,
    description,
    // A persona that nobody chose is missing, not malformed.
    personaId: personaId || undefined,
    platform,
    schedule: {
      frequency,
      times: toTimes(times),
      ...(frequency === 'weekly' ? { days } : {}),
      timeZone,
    },
    content: {
      templates: draft.templates.filter((text, place) => place === 0 || text.trim() !== ''),
      hashtags: commaSeparated(draft.hashtags),
      tone,
    },
    startDate: draft.startDate,
    ...(draft.endDate ? { endDate: draft.endDate } : {}),
  };
}
