import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { library, personaOf, prepared } from '#api/testing/fixtures/viral-library.ts';
import { deleteViralContent, listViralInsights, startTraining } from '#shared/contracts/viral.ts';
import { trainPersona } from './train-persona.ts';

const app = testApp();

describe('the insights', () => {
  it('are counted per use, quote the library, and belong to the workspace', async () => {
    const user = await app.signIn('insightful');
    const personaId = await personaOf(user);
    const asking = Array.from({ length: 12 }, (_, at) => `Why is fee number ${at} so high?`);
    const telling = Array.from(
      { length: 12 },
      (_, at) => `Fees were calm in week ${at}. All fine.`,
    );
    const good = await library(user, asking, { views: 1_000, likes: 80 });
    await library(user, telling, { views: 1_000, likes: 10 });
    const focusAreas: 'hooks'[] = ['hooks'];
    const start = { personaId, viralContentIds: good, focusAreas };
    await user.call(startTraining, { body: start });
    await app.runJobs();
    const found = await user.call(listViralInsights);
    expect(found.map(({ category }) => category).sort()).toEqual(['hooks', 'questions']);
    const best = found.find(({ category }) => category === 'questions');
    expect(best).toMatchObject({ usageCount: 1, successRate: 100, isRateKnown: true });
    expect(best?.insight).toBe(
      'Ending with a question: in 12 of your 24 posts; median engagement 8% with it, 1% without.',
    );
    expect(best?.confidence).toBeGreaterThan(0.5);
    expect(best?.supportingEvidence[0]).toMatch(
      /^"Why is fee number \d+ so high\?" \(8% engagement\)$/,
    );
    await user.call(startTraining, { body: start });
    await app.runJobs();
    expect((await user.call(listViralInsights)).map(({ usageCount }) => usageCount)).toEqual([
      2, 2,
    ]);
    const stranger = await app.signIn('insight_other');
    expect(await stranger.call(listViralInsights)).toEqual([]);
  });

  it('forget the words of a text that is deleted', async () => {
    const { user, viralContentIds, payload } = await prepared(app, 'forgetful', [
      'Why is the sky purple?',
      'One plain statement',
    ]);
    await trainPersona(app.running.ctx, payload);
    // Without figures half of all texts is all that can be said, and that nothing is known.
    for (const { successRate, isRateKnown } of await user.call(listViralInsights)) {
      expect({ successRate, isRateKnown }).toEqual({ successRate: 50, isRateKnown: false });
    }
    expect(JSON.stringify(await user.call(listViralInsights))).toContain('sky purple');
    await user.call(deleteViralContent, { params: { id: viralContentIds[0] as string } });
    const left = await user.call(listViralInsights);
    expect(JSON.stringify(left)).not.toContain('purple');
    expect(left.map(({ category }) => category)).not.toContain('questions');
    expect(left.map(({ category }) => category)).toContain('length');
    await app.runJobs();
  });
});
