import { describe, expect, it } from 'vitest';
import { scoreVirality } from '#api/analysis/virality/score-virality.ts';
import { campaignFixture } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { personaOf } from '#api/domains/voice/testing/persona-voices.ts';
import { testApp } from '#api/testing/app.ts';
import { inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { generateContent } from '#shared/contracts/generation.ts';
import {
  createScheduledPost,
  duplicateScheduledPost,
  importPosts,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';

const app = testApp();

/** A persona that has learnt its voice. */
const voiced = async (name: string) => {
  const desk = await scheduleFixture(app, name);
  const samples = Array.from(
    { length: 30 },
    (_, at) =>
      `funding is ${at % 2 === 0 ? 'negative' : 'flat'} again, day ${at}. nobody cares lol`,
  );
  const { id: personaId } = await personaOf(desk.user, samples.join('\n\n'));
  await app.runJobs();
  return { ...desk, personaId };
};
const virality = (text: string) =>
  scoreVirality({ text, hasMedia: false, platform: 'twitter' }).score;
const draftedBy = async (name: string) => {
  const desk = await voiced(name);
  const { personaId } = desk;
  const body = { personaId, prompt: 'Funding rates are flat again and nobody cares' };
  const { draftId, content, voiceMatch } = await desk.user.call(generateContent, { body });
  const origin = {
    draft_id: draftId,
    provider: 'local',
    voice_match: voiceMatch,
    virality: virality(content),
  };
  return { ...desk, draftId: draftId ?? '', content, voiceMatch, origin };
};

describe('a scheduled post knows', () => {
  it('the draft it was made from, who wrote that, and what was expected of it', async () => {
    const { schedule, row, draftId, content, personaId, voiceMatch, origin } =
      await draftedBy('drafter');
    const { id } = await schedule({ content, personaId, draftId });
    expect(voiceMatch).toBeTypeOf('number');
    expect(await row(id)).toMatchObject(origin);
  });

  it('as a copy of another, the same draft and provider', async () => {
    const { user, schedule, row, draftId, content, personaId, origin } = await draftedBy('copier');
    const { id } = await schedule({ content, personaId, draftId });
    const copy = await user.call(duplicateScheduledPost, { params: { id } });
    expect(await row(copy.id)).toMatchObject({ status: 'held', ...origin });
  });

  it('how the text that goes out sounds, when it is not what was drafted', async () => {
    const { schedule, row, draftId, personaId } = await draftedBy('rewriter');
    const content = 'We are delighted to announce a comprehensive partnership programme.';
    const { id } = await schedule({ content, personaId, draftId });
    const kept = await row(id);
    expect(kept).toMatchObject({ draft_id: draftId, virality: virality(content) });
    expect(kept.voice_match).toBeLessThan(20);
  });

  it('how it sounds without a draft, and nothing of that without a persona', async () => {
    const { schedule, row, personaId } = await voiced('by_hand');
    const content = 'funding is negative again, day 77. nobody cares lol';
    const own = await row((await schedule({ content, personaId })).id);
    expect(own).toMatchObject({ draft_id: null, provider: null });
    expect(own.voice_match).toBeGreaterThan(20);
    const nobody = await row((await schedule()).id);
    expect(nobody.voice_match).toBeNull();
    expect(nobody.virality).toBeTypeOf('number');
  });

  it('what is expected of it after an edit', async () => {
    const { user, schedule, row, personaId } = await voiced('editor');
    const { id } = await schedule({ content: 'funding is flat again, day 78. lol', personaId });
    const before = await row(id);
    const content = 'Why do 9 of 10 traders lose money on funding? Here is what you can do:';
    await user.call(updateScheduledPost, { params: { id }, body: { content, version: 1 } });
    const after = await row(id);
    expect(after.virality).toBe(virality(content));
    expect(after.virality).not.toBe(before.virality);
  });

  it('that a person wrote the template of a campaign', async () => {
    const desk = await campaignFixture(app, 'origins');
    const { id } = await desk.create();
    const rows = (await app.asOwner(`select provider, virality, made_with_ai from scheduled_posts
      where campaign_id = '${id}'`)) as Record<string, unknown>[];
    expect(rows).toHaveLength(14);
    for (const { provider, virality: score, made_with_ai } of rows) {
      expect([provider, made_with_ai]).toEqual([null, false]);
      expect(score).toBeTypeOf('number');
    }
  });
});

describe('a draft that is not there', () => {
  it('is refused, as is one of somebody else, and nothing is scheduled', async () => {
    const { draftId } = await draftedBy('owner_of_draft');
    const { user, workspaceId } = await scheduleFixture(app, 'not_owner');
    const body = { content: 'gm', scheduledTime: inFuture(2) };
    for (const foreign of [draftId, crypto.randomUUID()]) {
      const refused = await user.refused(createScheduledPost, {
        body: { ...body, draftId: foreign },
      });
      expect(refused).toMatchObject({ status: 404, code: 'not_found', message: 'Draft not found' });
    }
    const posts = [body, { ...body, content: 'gn', draftId }];
    const { issues } = await user.refused(importPosts, { body: { posts } });
    expect(issues).toMatchObject([{ path: 'posts.1.draftId', message: 'Draft not found' }]);
    expect(
      await app.asOwner(`select id from scheduled_posts where workspace_id = '${workspaceId}'`),
    ).toEqual([]);
  });
});
