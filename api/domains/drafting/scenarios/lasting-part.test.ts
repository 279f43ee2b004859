import { expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { setAccountPersona } from '#shared/contracts/account-persona.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import { generateReply } from '#shared/contracts/generation.ts';
import { personaOf, training } from '../testing/persona-with-samples.ts';

const sandbox = await aiSandbox();
const app = testApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: sandbox.openAiUrl });

const post = { originalTweet: 'Why did the spread widen tonight?', tweetAuthor: 'anna' };
const MINE = 'because nobody quotes at night';

it('is the same all day, and tomorrow it has learned from what was edited today', async () => {
  const user = await app.signIn('lasting');
  const personaId = await personaOf(user, training);
  const drafted = async (originalTweet = post.originalTweet) => {
    sandbox.heard.length = 0;
    const body = { ...post, originalTweet, personaId, variant: 1 };
    const { draftId } = await user.call(generateReply, { body });
    return { draftId: draftId ?? '', system: sandbox.heard[0]?.system ?? '' };
  };
  const first = await drafted();
  expect(first.system.match(/"samples":\[("(?:[^"\\]|\\.)*",?){8}\]/)).not.toBeNull();
  const body = { outcome: 'accepted', finalText: MINE } as const;
  await user.call(decideDraft, { params: { id: first.draftId }, body });
  expect((await drafted('Is funding up?')).system).toBe(first.system);

  await app.asOwner(
    `update drafts set decided_at = now() - interval '1 day' where id = '${first.draftId}'`,
  );
  const { system } = await drafted();
  expect(system).toContain(`"post 1":"${post.originalTweet}","own reply 1":"${MINE}"`);
});

it('names the account that the persona speaks for, and no other one', async () => {
  const { user, connect } = await scheduleFixture(app, 'speaker');
  const personaId = await personaOf(user, training);
  const other = await personaOf(user, training);
  const named = async (persona: string) => {
    sandbox.heard.length = 0;
    await user.call(generateReply, { body: { ...post, personaId: persona } });
    return /X account: @(\w+)\./.exec(sandbox.heard[0]?.system ?? '')?.[1] ?? null;
  };
  const speaksFor = (id: string, persona: string) =>
    user.call(setAccountPersona, { params: { id }, body: { personaId: persona } });
  const brand = await connect('Speaker_Brand');
  await speaksFor(brand, personaId);
  expect(await named(personaId)).toBe('speaker_brand');
  expect(await named(other)).toBeNull();
  const founder = await connect('speaker_founder');
  expect(await named(personaId)).toBe('speaker_brand');
  expect(await named(other)).toBeNull();
  await speaksFor(founder, personaId);
  expect(await named(personaId)).toBeNull();
});
