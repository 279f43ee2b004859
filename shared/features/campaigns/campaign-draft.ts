import { z } from 'zod';
import {
  campaignPlatforms,
  campaignTones,
  createCampaignInput,
  frequencies,
  weekdays,
} from '#shared/contracts/campaigns.ts';
import { t } from '#shared/i18n/translate.ts';
import { createKeptDraft } from '#shared/ui/kept-draft.ts';

/** What the campaign form holds while a person types. */
const campaignDraft = z.object({
  name: z.string(),
  description: z.string(),
  personaId: z.string(),
  platform: z.enum(campaignPlatforms),
  frequency: z.enum(frequencies),
  time: z.string(),
  days: z.array(z.enum(weekdays)),
  tone: z.enum(campaignTones),
  /** Posts take them in turn. */
  templates: z.array(z.string()).min(1),
  /** As typed, comma-separated. */
  hashtags: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

export const emptyCampaign: CampaignDraft = {
  name: '',
  description: '',
  personaId: '',
  platform: 'twitter',
  frequency: 'daily',
  time: '',
  days: ['monday'],
  tone: 'professional',
  templates: [''],
  hashtags: '',
  startDate: '',
  endDate: '',
};

export const useKeptCampaign = createKeptDraft('new-campaign', campaignDraft, emptyCampaign);

/** The contract, and a day for a weekly campaign; what is wrong is named by the field of the form. */
export const campaignRules = z.unknown().superRefine((input, context) => {
  const { data, error } = createCampaignInput.safeParse(input);
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [fieldOf(path)], message });
  }
  if (data?.schedule.frequency === 'weekly' && !data.schedule.days?.length) {
    context.addIssue({ code: 'custom', path: ['days'], message: t('Choose at least one day') });
  }
});

function fieldOf(path: readonly PropertyKey[]): string {
  const name = String(path.findLast((step) => typeof step === 'string'));
  return name === 'times' ? 'time' : name;
}

/** The body of the call; the day goes with a weekly campaign only (spec section 5). */
export function toCampaignInput(draft: CampaignDraft, timeZone: string) {
  const { name, description, personaId, platform, frequency, time, days, tone } = draft;
  return {
    name,
    description,
    // A persona that nobody chose is missing, not malformed.
    personaId: personaId || undefined,
    platform,
    schedule: { frequency, times: [time], ...(frequency === 'weekly' ? { days } : {}), timeZone },
    content: {
      templates: draft.templates.filter((text, place) => place === 0 || text.trim() !== ''),
      hashtags: draft.hashtags
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      tone,
    },
    startDate: draft.startDate,
    ...(draft.endDate ? { endDate: draft.endDate } : {}),
  };
}
