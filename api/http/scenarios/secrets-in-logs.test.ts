import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { startAiSandbox } from '#tools/sandbox/ai/ai-sandbox.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';

const ai = await startAiSandbox();
const mail = await startMailSandbox();
afterAll(async () => {
  await ai.stop();
  await mail.stop();
});

/** Each a text that occurs nowhere else. */
const planted = {
  operatorKey: `sk-operator-${randomBytes(12).toString('hex')}`,
  geminiKey: `gm-operator-${randomBytes(12).toString('hex')}`,
  xSecret: `xs-${randomBytes(12).toString('hex')}`,
  ownKey: `sk-own-${randomBytes(12).toString('hex')}`,
  smtpPassword: randomBytes(12).toString('hex'),
  prompt: `prompt-${randomBytes(12).toString('hex')}`,
  appSecret: randomBytes(32).toString('base64'),
};

const app = testApp({
  LOG_LEVEL: 'debug',
  APP_SECRET: planted.appSecret,
  OPENAI_API_KEY: planted.operatorKey,
  OPENAI_BASE_URL: ai.openAiUrl,
  GEMINI_API_KEY: planted.geminiKey,
  GEMINI_BASE_URL: ai.geminiUrl,
  SMTP_URL: mail.url.replace('smtp://', `smtp://troupe:${planted.smtpPassword}@`),
});

/** What the server has said to anybody: every line of its log, every body of a refusal. */
const refusals: string[] = [];
const faultAtX = (body: object) =>
  fetch(`${app.running.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

it('keeps every secret and prompt out of the log and of every refusal, whatever fails', async () => {
  const owner = await fullWorkspace(app);
  const { key } = await owner.user.call(createExtensionKey, { body: { name: 'Panel' } });
  const secrets = new Map<string, string>([...Object.entries(planted), ['extension key', key]]);
  const ask = async (name: string, changes: object, caller = owner.user) => {
    const input = validInputs(owner)[name];
    const body = { ...(input?.body as object), ...changes };
    const response = await sendTo(caller, endpoints[name] as never, { ...input, body });
    const text = await response.text();
    if (response.status < 400) return;
    refusals.push(text);
    const { requestId } = errorBody.parse(JSON.parse(text));
    expect(response.headers.get('x-request-id')).toBe(requestId);
    expect(app.logged.filter((line) => line.includes(requestId)).length).toBeGreaterThan(0);
  };

  // An X sign-in that works, with tokens, and others that X refuses in the middle.
  const person = new XAccountFixture(app);
  const callback = await person.consent({ username: 'secretive' });
  secrets.set('code', new URL(callback).searchParams.get('code') as string);
  secrets.set('state', new URL(callback).searchParams.get('state') as string);
  const landed = await person.go(callback);
  secrets.set('sign-in token', new URL(landed, app.url).searchParams.get('token') as string);
  secrets.set('session', person.session as string);
  await person.go(callback);
  for (const kind of ['server_error', 'unauthorized', 'web_page']) {
    await faultAtX({ kind, endpoint: 'token' });
    const other = new XAccountFixture(app);
    await other.go(await other.consent({ username: 'unlucky' }));
  }
  const { ctx } = app.running;
  const accounts = await app.asOwner(`
    select workspace_id, id, access_token, refresh_token from social_accounts
    where access_token like 'v1.%'`);
  for (const account of accounts as Record<string, string>[]) {
    for (const field of ['access_token', 'refresh_token'] as const) {
      secrets.set(field, account[field] as string);
      const workspaceId = account.workspace_id as string;
      const place = { table: 'social_accounts', workspaceId, field };
      secrets.set(`open ${field}`, ctx.sealer.open(account[field] as string, place));
    }
  }

  // Providers that fail in every way, asked with the operator's key and with the person's own.
  const drafts = ['generateContent', 'generateReply', 'generateAdvanced', 'analyzeInfluencer'];
  for (const own of ['', planted.ownKey]) {
    const settings = structuredClone(defaultSettings);
    settings.api.openaiApiKey = own;
    settings.api.twitterApiKey = planted.xSecret;
    settings.profile.email = 'anna@example.com';
    await owner.user.call(saveSettings, { body: settings });
    for (const fault of ['server-error', 'bad-key', 'malformed'] as const) {
      ai.fault = fault;
      for (const provider of ['openai', 'gemini']) {
        for (const name of drafts) {
          const text = { prompt: planted.prompt, originalTweet: planted.prompt };
          await ask(name, { ...text, trendingTopic: planted.prompt, provider });
        }
      }
    }
  }
  ai.fault = null;

  // Notices that the mail server refuses, keys and cookies that are no good, a body cut short.
  mail.fault = { at: 'MAIL', answer: '535 authentication failed' };
  await app.recur(deliverNotificationsJob);
  await ask('createPersona', { name: '', personality: planted.prompt });
  await ask('createPersona', { name: '' }, app.withKey(key));
  await ask('createPersona', {}, app.withKey(`${key.slice(0, -1)}x`));
  await app.withKey(key).call(getCurrentUser);
  await owner.user.fetch(`/api/personas?token=${planted.prompt}`);
  await app.stranger.fetch(`/api/auth/verify-token?token=${secrets.get('sign-in token')}`);

  expect(refusals.length).toBeGreaterThan(20);
  expect(secrets.size).toBeGreaterThan(11);
  expect(app.logged.length).toBeGreaterThan(40);
  const said = [...app.logged, ...refusals].join('\n');
  for (const [name, secret] of secrets) {
    expect(secret?.length, name).toBeGreaterThan(15);
    expect(said.includes(secret), name).toBe(false);
  }
  expect(said).not.toMatch(/full\d+"|anna@example\.com|Bearer /);
  // What a provider says of a refusal may quote the key and the prompt: none of its words are kept.
  expect(said).not.toMatch(/sk-secret-key|pass a valid API key|\/srv\/internal/);
  expect(said).toMatch(/key_refused: AuthenticationError 401/);
});
