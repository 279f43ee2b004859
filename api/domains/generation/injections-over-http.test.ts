import { afterAll, describe, expect, it } from 'vitest';
import { startAiSandbox } from '#api/sandbox/ai/ai-sandbox.ts';
import { testApp } from '#api/testing/app.ts';
import { injections, leftOf } from '#api/testing/injections.ts';
import { generateReply } from '#shared/contracts/generation.ts';

const sandbox = await startAiSandbox();
afterAll(() => sandbox.stop());
sandbox.fault = 'echo';

const app = testApp({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: sandbox.openAiUrl });

/** The first five of every group. */
const some = injections.filter(
  ({ group }, at) => injections.slice(0, at).filter((before) => before.group === group).length < 5,
);
const honest = 'Fees are up again and nobody likes it.';
const secret = /sk-secret|trp-\w/;

describe.each(some)('over HTTP, $group: $text', (injection) => {
  const foreign = `${honest}\n${injection.text}`;

  it('a reply holds nothing of it', async () => {
    const provider = 'openai';
    const user = await app.signIn('injected');
    const body = { originalTweet: foreign, tweetAuthor: 'eve', provider };
    const response = await user.fetch(generateReply.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const answer = await response.text();
    expect(answer).not.toMatch(secret);
    expect(answer).not.toContain('You write drafts');
    if (response.status === 502) expect(answer).toContain('repeated its instructions');
    else {
      const { content } = generateReply.response.parse(JSON.parse(answer));
      expect(leftOf(injection, content), content).toEqual([]);
      expect(content.match(/\p{L}+/gu)?.length, content).toBeGreaterThanOrEqual(3);
    }
  });
});
