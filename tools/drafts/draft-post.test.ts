import { expect, it } from 'vitest';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { readEnv } from '#api/config/env.ts';
import { draftPost } from './draft-post.ts';
import { startPlayedModel } from './played-model.ts';
import { draftsPage } from './print-page.ts';
import { draftText } from './print-text.ts';
import { type PlayedAnswer, readFolder } from './read-folder.ts';
import { watchCalls } from './watch-calls.ts';

const { posts, personas } = readFolder(new URL('example', import.meta.url).pathname);

async function drafted(answers: PlayedAnswer[], place = 0) {
  const [post, persona] = [posts[place], personas[0]];
  if (!post || !persona) throw new Error('the example is empty');
  const { fetch } = globalThis;
  const played = await startPlayedModel(answers);
  const env = readEnv({ OPENAI_API_KEY: 'played', OPENAI_BASE_URL: played.baseUrl });
  const provider = createAiProviders(env).get('openai');
  const wish = { post, persona, provider, point: null, variant: 0, written: [], offered: [] };
  try {
    return await draftPost(wish, watchCalls());
  } finally {
    globalThis.fetch = fetch;
    await played.stop();
  }
}

it('tells each step between an answer and what is shown', async () => {
  const raw = 'Sure! Here is a reply:\n\n"**Twelve** is a better number than 4,000."';
  const draft = await drafted([{ answers: [raw] }]);
  expect(draft.shown).toBe('Twelve is a better number than 4,000.');
  expect(draft.calls).toHaveLength(1);
  expect(draft.calls[0]).toMatchObject({
    raw,
    system: expect.stringContaining('Tova'),
    user: expect.stringContaining('testnet faucet'),
    changes: ['peeled: Twelve is a better number than 4,000.'],
  });
  expect(draft.ownMs).toBeLessThan(draft.ms);
});

it('tells the objection that a repair was asked for, and why nothing is shown', async () => {
  const answers = [
    { content: 'lol congrats', hashtags: [] },
    { decline: 'grief', content: '' },
  ];
  const draft = await drafted([{ answers }], 2);
  expect(draft).toMatchObject({ shown: null, refusal: expect.stringMatching(/^no_draft: .*loss/) });
  expect(draft.calls.map(({ changes }) => changes[0])).toEqual([
    expect.stringMatching(/^objection \(harmful\): /),
    'declined: grief',
  ]);
  expect(draftText(draft, undefined)).toContain('no draft, no_draft: ');
});

it('puts foreign text on the page as text', async () => {
  const draft = await drafted([{ answers: ['Is a < b & "c" </script> here?'] }]);
  const page = draftsPage([draft], '');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page.match(/<fieldset>/g)).toHaveLength(1);
});
