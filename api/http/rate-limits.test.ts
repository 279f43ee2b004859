import { describe, expect, it } from 'vitest';
import { teamOf } from '#api/domains/invitations/testing/team.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { pngOf } from '#api/testing/png.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import { generateMultiple, generateReply, listAiProviders } from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { verifyToken } from '#shared/contracts/sign-in.ts';
import { createLimits } from './rate-limits.ts';

const LOCAL_NOTE = 'Read on this machine without an AI model: text, size and colours only.';
const sandbox = await aiSandbox();

describe('a limit', () => {
  it('lets its number through at once, then one at a time as the minute passes', () => {
    let time = 0;
    const limits = createLimits(() => time);
    for (let call = 0; call < 20; call++) limits.take('auth', 'a');
    expect(() => limits.take('auth', 'a')).toThrow('Too many requests');
    time += 2_999;
    expect(() => limits.take('auth', 'a')).toThrow();
    time += 1;
    limits.take('auth', 'a');
    expect(() => limits.take('auth', 'a')).toThrow();
  });

  it('of one person never touches another', () => {
    const limits = createLimits(() => 0);
    for (let call = 0; call < 60; call++) limits.take('model', 'a');
    expect(() => limits.take('model', 'a')).toThrow();
    limits.take('model', 'b');
    limits.take('auth', 'a');
  });

  it('of a hundred thousand in one minute costs each of them no more than of ten', () => {
    const limits = createLimits(() => 0);
    const began = performance.now();
    for (let who = 0; who < 100_000; who++) limits.take('auth', `address ${who}`);
    // Looked through for each call they take minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('the API', () => {
  const app = testApp({
    RATE_LIMITS: 'on',
    OPENAI_API_KEY: 'sk-secret',
    OPENAI_BASE_URL: sandbox.openAiUrl,
  });

  it('answers 429 with Retry-After to the 21st try of a token in a minute', async () => {
    const early = await app.signIn('unlimited');
    app.running.ctx.limits = createLimits();
    // At once: every three seconds one more is allowed.
    const tries = Array.from({ length: 20 }, () => app.stranger.call(verifyToken, { query: {} }));
    await Promise.all(tries);
    const response = await app.stranger.fetch('/api/auth/verify-token');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await early.call(listAiProviders)).toHaveLength(4);
  });

  it('counts the test login as any other sign-in, and makes nobody once it is over', async () => {
    app.running.ctx.limits = createLimits(() => 0);
    const login = (at: number) => fetch(`${app.url}/api/auth/test-login?username=guest_${at}`);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => login(at)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(3);
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect(await app.asOwner("select 1 from users where username like 'guest\\_%'")).toHaveLength(
      20,
    );
    const { status } = await fetch(`${app.url}/api/login`, { redirect: 'manual' });
    expect(status).toBe(429);
    app.running.ctx.limits = createLimits();
  });

  it('limits what one person writes, counting refused writes too, and nobody else', async () => {
    const [busy, calm] = await Promise.all([app.signIn('busy'), app.signIn('calm')]);
    const write = (user: Caller) => user.fetch('/api/post-queue', { method: 'PUT' });
    const answers = await Promise.all(Array.from({ length: 400 }, () => write(busy)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(240);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(calm)).status).toBe(400);
    expect((await busy.fetch('/api/personas')).status).toBe(200);
  });

  it('limits drafts per user, and only drafts', async () => {
    const user = await app.signIn('eager');
    const statuses = await replies(user, 800);
    const refused = statuses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(statuses.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(600);
    expect((await user.fetch('/api/personas')).status).toBe(200);
  });

  it('lets each person set how many drafts a minute a model writes for them', async () => {
    const body = JSON.stringify({ originalTweet: 'gm', tweetAuthor: 'ann', provider: 'openai' });
    const asked = async (name: string, requestsPerMinute: number) => {
      const user = await app.signIn(name);
      const settings = structuredClone(defaultSettings);
      settings.api.rateLimits.requestsPerMinute = requestsPerMinute;
      await user.call(saveSettings, { body: settings });
      sandbox.heard.length = 0;
      const answers = await replies(user, 12, body);
      return {
        refused: answers.filter(({ status }) => status === 429).length,
        heard: sandbox.heard.length,
      };
    };
    const frugal = await asked('frugal', 3);
    expect(frugal.refused).toBeGreaterThan(6);
    expect(frugal.heard).toBeLessThan(6);
    expect((await asked('generous', 200)).refused).toBe(0);
  });

  it('leaves the other members of a workspace half of its calls to a model', async () => {
    const { owner, members } = await teamOf(app, 'sharing', 'editor');
    const settings = structuredClone(defaultSettings);
    settings.api.rateLimits.requestsPerMinute = 8;
    await owner.call(saveSettings, { body: settings });
    const body = JSON.stringify({ originalTweet: 'gm', tweetAuthor: 'ann', provider: 'openai' });
    const answers = await replies(owner, 12, body);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(6);
    expect(await refused[0]?.json()).toMatchObject({ reason: 'request.member-share' });
    const [other] = await replies(members[0]?.caller as Caller, 1, body);
    expect(other?.status).toBe(200);
  });

  it('counts each call to a model, a picture that is looked at too, and none where there is no key', async () => {
    const user = await app.signIn('thrifty');
    const settings = structuredClone(defaultSettings);
    settings.api.rateLimits.requestsPerMinute = 2;
    await user.call(saveSettings, { body: settings });
    const mira = { name: 'Mira', description: 'Markets', personality: 'dry' };
    const { id: personaId } = await user.call(createPersona, { body: mira });
    sandbox.heard.length = 0;
    const prompt = 'why fees matter';
    const { results } = await user.call(generateMultiple, {
      body: { personaId, prompt, providers: ['grok', 'gemini', 'openai'] },
    });
    expect(results.filter((result) => 'content' in result)).toHaveLength(1);
    expect(sandbox.heard).toHaveLength(1);
    const { dataUrl: imageBase64 } = pngOf(100);
    const advanced = { targetAudience: 'treasurers', imageBase64, provider: 'openai' } as const;
    const draft = await user.call(generateAdvanced, { body: advanced });
    expect(draft.notes).toContain(LOCAL_NOTE);
    expect(sandbox.heard).toHaveLength(2);
    expect(await user.refused(generateAdvanced, { body: advanced })).toMatchObject({ status: 429 });
  });
});

describe('reads', () => {
  const hosted = testApp({
    RATE_LIMITS: 'on',
    PUBLIC_URL: 'https://troupe.example',
    ALLOW_SANDBOX: '1',
    TEST_LOGIN: 'on',
  });
  const alone = testApp({ RATE_LIMITS: 'on' });
  const signIn = async (app: typeof hosted, username: string) => {
    const response = await fetch(`${app.url}/api/auth/test-login?username=${username}`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (path: string) => fetch(app.url + path, { headers: { cookie } });
  };
  /** A few at a time: the server makes nobody wait for a database connection for long. */
  async function reading(get: (path: string) => Promise<Response>): Promise<Response[]> {
    const answers: Response[] = [];
    while (answers.length < 1_210) {
      const paths = Array.from({ length: 10 }, (_, at) =>
        at % 2 ? '/api/personas' : '/api/settings',
      );
      answers.push(...(await Promise.all(paths.map(get))));
    }
    return answers;
  }

  it('are limited for each person over https, far above what a busy console asks for', async () => {
    hosted.running.ctx.limits = createLimits(() => 0);
    const busy = await signIn(hosted, 'reader');
    const answers = await reading(busy);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1_200);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(1);
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    const calm = await signIn(hosted, 'another');
    expect((await calm('/api/personas')).status).toBe(200);
  });

  it('are not counted on a machine of one’s own', async () => {
    alone.running.ctx.limits = createLimits(() => 0);
    const answers = await reading(await signIn(alone, 'reader'));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

/** Counted before it is read: a wrong body costs no time in which the bucket would fill again. */
function replies(user: Caller, count: number, body = '{}'): Promise<Response[]> {
  const headers = { 'content-type': 'application/json' };
  const send = () => user.fetch(generateReply.path, { method: 'POST', body, headers });
  return Promise.all(Array.from({ length: count }, send));
}
