import type { Caller, TestApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  type Campaign,
  type CreateCampaignInput,
  createCampaign,
} from '#shared/contracts/campaigns.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { listScheduledPosts, type ScheduledPost } from '#shared/contracts/publishing.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

/** Somebody with a persona, and a campaign to begin with. */
export interface CampaignFixture extends Desk {
  body: CreateCampaignInput;
  create(changes?: Partial<CreateCampaignInput>): Promise<Campaign>;
  posts(): Promise<ScheduledPost[]>;
}

export const templates = [
  'gm. On {date} we look at {topic}, and at what it means for {ticker}',
  'Why rollups need cheaper data, and who pays for it today',
  'Staking yield is inflation first: read where it comes from',
  'Stablecoins on bridges: what could go wrong',
];

let turn = 0;

/** One for every day that is planned, none like another: nothing is held as a repetition. */
export function freshTemplates(): string[] {
  turn += 1;
  return Array.from({ length: 15 }, (_, at) => {
    const word = (letter: number) =>
      String.fromCharCode(97 + ((letter + at) % 26)).repeat(turn + 6);
    return [0, 3, 7, 12, 18].map(word).join(' ');
  });
}

const DAY = 86_400_000;

/** `YYYY-MM-DD`, so many days from today. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);
}

/** A campaign of a persona of its own, not created yet. */
export async function campaignBody(by: Caller): Promise<CreateCampaignInput> {
  const { id: personaId } = await by.call(createPersona, {
    body: { name: 'Mira', description: 'Markets', personality: 'calm, dry' },
  });
  return {
    name: 'Layer twos',
    description: 'All about $ARB',
    personaId,
    platform: 'twitter',
    schedule: { frequency: 'daily', times: ['09:00'] },
    content: { templates, hashtags: ['#rollups', 'bridges'], tone: 'educational' },
    startDate: day(0),
  };
}

/** `postsByItself`: what is planned goes out without anybody's approval. */
export async function campaignFixture(
  app: TestApp,
  name: string,
  { postsByItself = true } = {},
): Promise<CampaignFixture> {
  const desk = await scheduleFixture(app, name);
  const settings = structuredClone(defaultSettings);
  settings.automation.autoPostEnabled = postsByItself;
  await desk.user.call(saveSettings, { body: settings });
  const body = await campaignBody(desk.user);
  return {
    ...desk,
    body,
    create: (changes = {}) => desk.user.call(createCampaign, { body: { ...body, ...changes } }),
    posts: () => desk.user.call(listScheduledPosts),
  };
}
