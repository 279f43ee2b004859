import type { TestApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createBucket, createSample, setPersonaBuckets } from '#shared/contracts/buckets.ts';
import { createCampaign } from '#shared/contracts/campaigns.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import { generateContent } from '#shared/contracts/generation.ts';
import { createPersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import { uploadMedia } from '#shared/contracts/publishing-media.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { uploadViralContent } from '#shared/contracts/viral.ts';

export interface RichWorkspace extends Desk {
  personaId: string;
  bucketId: string;
  campaignId: string;
  draftId: string;
}

export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Somebody who has one of everything that a person makes, and secrets that nobody may see. */
export async function richWorkspace(app: TestApp, name: string): Promise<RichWorkspace> {
  const desk = await scheduleFixture(app, name);
  const { user } = desk;
  const image = `data:image/png;base64,${PIXEL}`;
  const { id: personaId } = await user.call(createPersona, {
    body: {
      name: `${name} persona`,
      description: 'd',
      personality: 'p',
      profileImageUrl: image,
      trainingData: 'gm. I write like this',
    },
  });
  const facts = [{ kind: 'product' as const, text: `${name} shows depth` }];
  await user.call(updatePersona, { params: { id: personaId }, body: { facts } });
  const { id: bucketId } = await user.call(createBucket, {
    body: { name: `${name} bucket`, isPublic: true, tags: ['a'] },
  });
  for (const content of ['rollups are cheap', 'bridges are not']) {
    const body = { content, contentType: 'tweet' as const, platform: 'twitter' as const };
    await user.call(createSample, { params: { id: bucketId }, body });
  }
  await user.call(setPersonaBuckets, {
    params: { id: personaId },
    body: { bucketIds: [bucketId] },
  });
  await user.call(uploadViralContent, { body: { title: `${name} viral`, content: 'wow' } });
  const draft = await user.call(generateContent, {
    body: { personaId, prompt: 'rollup fees are low again', provider: 'local' },
  });
  const draftId = draft.draftId as string;
  await user.call(decideDraft, { params: { id: draftId }, body: { outcome: 'accepted' } });
  // A lesson takes several edits before it can be forgotten.
  await app.asOwner(`insert into forgotten_lessons (workspace_id, persona_id, kind, phrase)
    values ('${desk.workspaceId}', '${personaId}', 'removed', 'gm')`);
  const { id: campaignId } = await user.call(createCampaign, {
    body: {
      name: `${name} campaign`,
      personaId,
      platform: 'twitter',
      schedule: { frequency: 'daily', times: ['09:00'] },
      content: { templates: ['gm, {topic}'], tone: 'professional' },
      startDate: new Date().toISOString().slice(0, 10),
    },
  });
  await desk.connect(`${name}_x`);
  const { id: mediaId } = await user.call(uploadMedia, { body: { data: image } });
  await desk.schedule({ parts: [{ text: `${name} post`, mediaIds: [mediaId] }] });
  const settings = structuredClone(defaultSettings);
  settings.api.openaiApiKey = 'sk-never-shown-000000';
  await user.call(saveSettings, { body: settings });
  return { ...desk, personaId, bucketId, campaignId, draftId };
}
