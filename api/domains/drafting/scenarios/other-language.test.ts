import { expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { testApp } from '#api/testing/app.ts';
import { generateReply, streamReply } from '#shared/contracts/generation.ts';

const sandbox = await aiSandbox();
const app = testApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: sandbox.openAiUrl });

const post = {
  originalTweet: 'Fees on the network fell by half since the upgrade last month',
  tweetAuthor: 'anna',
  language: 'en',
};
const NOTE = 'The draft is not in English, the language of the post.';

it('asks once more for a reply in the language of the post', async () => {
  sandbox.fault = 'spanish-once';
  const user = await app.signIn('repaired');
  const { content, notes } = await user.call(generateReply, { body: post });
  expect(content).toContain('A sandbox model wrote this about: Fees on the network');
  expect(notes).toEqual([]);
  expect(sandbox.heard).toHaveLength(2);
  expect(sandbox.heard[1]?.messages.at(-1)?.split('\n').at(-1)).toBe(
    'Your last answer was not usable: content was not in the language of the post ("en"). Answer again with nothing but one JSON object of the asked form.',
  );
});

it('says so where the model answers in another language again', async () => {
  sandbox.fault = 'spanish';
  const user = await app.signIn('stubborn');
  const { content, notes } = await user.call(generateReply, { body: post });
  expect(content).toContain('Las comisiones bajan');
  expect(notes).toEqual([NOTE]);
  expect(sandbox.heard).toHaveLength(2);
});

it('does the same in a stream', async () => {
  sandbox.fault = 'spanish';
  const user = await app.signIn('streamed');
  const answer = await user.fetch(streamReply.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(post),
  });
  expect(await answer.text()).toContain(NOTE);
  expect(sandbox.heard).toHaveLength(2);
});

it('leaves a reply alone whose language nobody can be sure of', async () => {
  sandbox.fault = 'spanish';
  const user = await app.signIn('unsure');
  const others = [
    { ...post, context: 'in Spanish please' },
    { ...post, context: 'Responde que las comisiones bajan los fines de semana, sin precios' },
    { ...post, language: 'es', originalTweet: 'gm frens' },
    { ...post, language: 'de' },
    { ...post, language: 'es', originalTweet: 'Las comisiones de la red bajaron a la mitad' },
    { ...post, language: undefined, originalTweet: 'wen token ser' },
  ];
  for (const body of others) {
    sandbox.heard.length = 0;
    const { notes } = await user.call(generateReply, { body });
    expect(notes.filter((note) => note.includes('language'))).toEqual([]);
    expect(sandbox.heard).toHaveLength(1);
  }
});
