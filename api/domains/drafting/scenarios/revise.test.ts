import { expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { testApp } from '#api/testing/app.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import { decideDraft, listDrafts } from '#shared/contracts/drafts.ts';
import { generateContent, generateReply } from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';

const sandbox = await aiSandbox();
const app = testApp({ OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: sandbox.openAiUrl });
const keyless = testApp();

const text =
  'Blobs cut our fees from 40 cents to 2 cents in March, and @anna wrote the chart that shows it month by month.';
const reply = { originalTweet: 'gm everyone, rollup fees are down again', tweetAuthor: 'ben' };
const asked = () => sandbox.heard.at(-1)?.messages.join('\n') ?? '';

it('shortens a draft, with the post in front of the model and nothing that was shown before', async () => {
  const user = await app.signIn('rev_shorter');
  const body = { ...reply, shown: [text], revise: { text, how: 'shorter' as const } };
  const { content } = await user.call(generateReply, { body });
  expect(weightedLength(content)).toBeLessThan(weightedLength(text) * 0.75);
  expect(text.startsWith(content)).toBe(true);
  expect(asked()).toContain('rollup fees are down again');
  expect(asked()).toContain('Make it shorter.');
  expect(asked()).not.toMatch(/shown 1|another text than the shown/);
});

it('shortens a text that no post may have to what a post may have', async () => {
  const user = await app.signIn('rev_long');
  const japanese = '手数料が下がりました。'.repeat(1_800);
  const body = { ...reply, revise: { text: japanese, how: 'shorter' as const } };
  const { content } = await user.call(generateReply, { body });
  expect(weightedLength(content)).toBeLessThanOrEqual(280);
  expect(asked()).toContain('Length: at most 280 characters.');
});

it('makes a draft longer, and never longer than the platform takes', async () => {
  const user = await app.signIn('rev_longer');
  const body = { ...reply, revise: { text, how: 'longer' as const } };
  const { content } = await user.call(generateReply, { body });
  expect(weightedLength(content)).toBeGreaterThanOrEqual(weightedLength(text) * 1.15);
  expect(weightedLength(content)).toBeLessThanOrEqual(280);
});

it("changes what the person says in their own words, and keeps the draft's figures and names", async () => {
  const user = await app.signIn('rev_words');
  const body = { ...reply, revise: { text, words: 'do not sound like an advert' } };
  const { content, figures } = await user.call(generateReply, { body });
  expect(content).toBe(`Changed: ${text}`);
  expect(figures).toEqual([]);
  expect(asked()).toContain('What the user wants changed: "do not sound like an advert".');
});

it('asks once more for a text that is not shorter, and then shows what came', async () => {
  sandbox.fault = 'long';
  const user = await app.signIn('rev_again');
  const body = { ...reply, revise: { text, how: 'shorter' as const } };
  await user.call(generateReply, { body });
  expect(sandbox.heard).toHaveLength(2);
  expect(asked()).toMatch(/it is too long: write it in under \d+ characters/);
});

it('keeps the changed draft as one of its own, and changes posts as well as replies', async () => {
  const user = await app.signIn('rev_kept');
  const persona = { name: 'Dana', description: 'Fees', personality: 'dry' };
  const { id: personaId } = await user.call(createPersona, { body: persona });
  const body = { personaId, prompt: text, revise: { text, how: 'plainer' as const } };
  const { draftId, content } = await user.call(generateContent, { body });
  expect(asked()).not.toContain('What the user wants said');
  const accepted = { params: { id: draftId ?? '' }, body: { outcome: 'accepted' as const } };
  await user.call(decideDraft, accepted);
  expect(await user.call(listDrafts, { params: { id: personaId } })).toMatchObject([{ content }]);
});

it('is said to take a model where there is none, and words or a press', async () => {
  const user = await keyless.signIn('rev_keyless');
  const shorter = { ...reply, revise: { text, how: 'shorter' as const } };
  expect(await user.refused(generateReply, { body: shorter })).toMatchObject({
    ...{ code: 'no_draft', reason: 'no-draft.revise_needs_model' },
  });
  const nothing = { ...reply, revise: { text, words: '  ' } };
  expect(await user.refused(generateReply, { body: nothing })).toMatchObject({
    ...{ status: 422, issues: [{ path: 'revise.words', code: 'field.required' }] },
  });
});

it('answers several texts of one call, each kept, and counts what it took once', async () => {
  sandbox.fault = 'candidates';
  const user = await app.signIn('rev_takes');
  const persona = { name: 'Dana', description: 'Fees', personality: 'dry' };
  const { id: personaId } = await user.call(createPersona, { body: persona });
  const body = { ...reply, personaId, takes: true };
  const { draftId, takes, usage } = await user.call(generateReply, { body });
  expect(sandbox.heard).toHaveLength(1);
  expect(takes).toMatchObject([{ content: expect.stringContaining('Blobs made rollups cheap') }]);
  expect(usage).toBeDefined();
  expect(takes?.[0]).not.toHaveProperty('usage');
  const kept = await user.call(listDrafts, { params: { id: personaId } });
  expect(kept.map(({ id }) => id).sort()).toEqual([draftId, takes?.[0]?.draftId].sort());
});

it('changes what the advanced generator wrote, and writes several of it, each with its figures', async () => {
  const user = await app.signIn('rev_advanced');
  const body = { targetAudience: 'DeFi users', projectInfo: 'fees fell in March' };
  const revise = { text, how: 'shorter' as const };
  const { content } = await user.call(generateAdvanced, { body: { ...body, revise } });
  expect(weightedLength(content)).toBeLessThan(weightedLength(text) * 0.75);
  expect(asked()).toContain('Make it shorter.');
  sandbox.fault = 'candidates';
  const { takes } = await user.call(generateAdvanced, { body: { ...body, takes: true } });
  expect(takes).toMatchObject([{ content: expect.any(String), optimizations: expect.any(Array) }]);
  const anyone = await keyless.signIn('rev_adv_none');
  const refused = await anyone.refused(generateAdvanced, { body: { ...body, revise } });
  expect(refused).toMatchObject({ code: 'no_draft', reason: 'no-draft.revise_needs_model' });
});

it('answers several known replies of the built-in writer at once', async () => {
  const user = await keyless.signIn('rev_built_in');
  const post = { originalTweet: 'We just shipped v2 of our wallet!', tweetAuthor: 'ben' };
  const { content, takes = [] } = await user.call(generateReply, {
    body: { ...post, takes: true },
  });
  const texts = [content, ...takes.map((take) => take.content)];
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(texts.length);
  const one = await user.call(generateReply, { body: post });
  expect(one).not.toHaveProperty('takes');
});
