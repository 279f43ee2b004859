import { beforeEach, describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { injections, leftOf } from '#api/testing/injections.ts';
import { generateContent, generateReply, streamContent } from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';

const sandbox = await aiSandbox();
beforeEach(() => {
  sandbox.fault = 'echo';
});

const app = testApp({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: sandbox.openAiUrl });

/** The first five of every group. */
const some = injections.filter(
  ({ group }, at) => injections.slice(0, at).filter((before) => before.group === group).length < 5,
);
const honest = 'Fees are up again and nobody likes it.';
const dana = { name: 'Dana', description: 'Trades perps', personality: 'Dry' };
const secret = /sk-secret|trp-\w/;

/** What a call answers, read as text. */
async function answerTo(user: Caller, path: string, body: object) {
  const response = await user.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const answer = await response.text();
  expect(answer).not.toMatch(secret);
  return { status: response.status, answer };
}

describe.each(some)('over HTTP, $group: $text', (injection) => {
  const foreign = `${honest}\n${injection.text}`;

  it.each(['openai', 'local'] as const)('a reply of %s holds nothing of it', async (provider) => {
    const user = await app.signIn('injected');
    const body = { originalTweet: foreign, tweetAuthor: 'eve', provider };
    const { status, answer } = await answerTo(user, generateReply.path, body);
    expect(answer).not.toContain('You write drafts');
    if (status === 422) {
      expect(provider).toBe('local');
      expect(answer).toContain('"code":"no_draft"');
    } else if (status === 502) expect(answer).toMatch(/provider\.(?:leaked|declined)/);
    else {
      const { content } = generateReply.response.parse(JSON.parse(answer));
      expect(leftOf(injection, content), content).toEqual([]);
      expect(content.match(/\p{L}+/gu)?.length, content).toBeGreaterThanOrEqual(3);
    }
  });

  it('neither does a draft made from a reference, nor its stream while it grows', async () => {
    const user = await app.signIn('referring');
    const personaId = (await user.call(createPersona, { body: dana })).id;
    const body = { personaId, prompt: 'why fees matter', referenceContent: foreign };
    for (const { path } of [generateContent, streamContent]) {
      const { answer } = await answerTo(user, path, body);
      const texts = [...answer.matchAll(/"(?:text|content)":("(?:[^"\\]|\\.)*")/g)];
      for (const [, text = '""'] of texts) {
        // The rules are no secret, and an answer that recites them fails at its end.
        const left = leftOf(injection, JSON.parse(text) as string);
        expect(
          left.filter((piece) => piece !== 'You write drafts'),
          text,
        ).toEqual([]);
      }
      if (!/provider\.(?:leaked|declined)/.test(answer))
        expect(answer).toContain('Fees are up again');
    }
  });
});
