import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type RequestBarrier, startRequestBarrier } from '#api/testing/request-barrier.ts';
import { type ServerProcess, serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { type AiSandbox, startAiSandbox } from '#tools/sandbox/ai/ai-sandbox.ts';

/** Only ends what hangs: a start alone takes seconds on a busy machine. */
const LIMIT_MS = 180_000;
const APP_SECRET = randomBytes(32).toString('base64');
const persona = {
  name: 'Mira',
  description: 'Writes about markets',
  personality: 'calm, dry',
  type: 'ct_lead',
  platform: 'twitter',
  tone: 'professional',
};

let database: TestDatabase;
let sandbox: AiSandbox;
let gate: RequestBarrier;
let folder: string;
let running: ServerProcess[];

beforeEach(async () => {
  database = await cloneDatabase();
  sandbox = await startAiSandbox();
  gate = await startRequestBarrier(sandbox.url);
  folder = temporaryFolder();
  running = [];
}, LIMIT_MS);

afterEach(async () => {
  gate.open();
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await gate.stop();
  await sandbox.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
}, LIMIT_MS);

function serve(): ServerProcess {
  const started = serverProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    APP_SECRET,
    OPENAI_API_KEY: 'sk-held-back',
    OPENAI_BASE_URL: `${gate.url}/openai/v1`,
    MARKET: 'sandbox',
  });
  running.push(started);
  return started;
}

/** Somebody with a persona and a sample that a job is about to read, by asking the model. */
async function settleIn(url: string) {
  const signedIn = await fetch(`${url}/api/auth/test-login?username=stopped`);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const send = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const created = async (path: string, body: object) => {
    const answer = await send(path, body);
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    return (JSON.parse(text) as { id: string }).id;
  };
  const personaId = await created('/api/personas', persona);
  const bucketId = await created('/api/content-buckets', {
    name: 'Samples',
    description: '',
    category: 'crypto',
    isPublic: false,
    tags: [],
  });
  await created(`/api/content-buckets/${bucketId}/samples`, {
    content: 'gm, fees are up and nobody is surprised',
    contentType: 'tweet',
    platform: 'twitter',
  });
  return { cookie, send, personaId };
}

const job = async () =>
  (await database.asOwner(`select state from pgboss.job where name = 'analyse-sample'`))[0];
const reader = async () =>
  (
    (await database.asOwner('select analyzed_by from content_samples'))[0] as {
      analyzed_by: string;
    }
  ).analyzed_by;

const refuses = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => false,
    () => true,
  );

it(
  'a stop lets the request and the job under way end, ends streams, and takes nothing new',
  async () => {
    const server = serve();
    const url = await server.url;
    const { cookie, send, personaId } = await settleIn(url);
    const stream = await fetch(`${url}/api/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    const streamed = stream.text();
    await gate.waiting(1);
    const answer = send('/api/ai/generate-content', {
      personaId,
      prompt: 'fees',
      provider: 'openai',
    });
    await gate.waiting(2);

    server.child.kill('SIGTERM');
    expect(await streamed).toContain(': open');
    await expect.poll(() => refuses(url), { timeout: 60_000 }).toBe(true);
    gate.open();
    const whole = await answer;
    expect(whole.status).toBe(200);
    expect(whole.headers.get('connection')).toBe('close');
    expect(await whole.json()).toMatchObject({ provider: 'openai' });
    const end = await server.ended;
    expect(end, end.complaint).toMatchObject({ code: 0 });
    expect(await job()).toEqual({ state: 'completed' });
    expect(await reader()).toBe('OpenAI');
  },
  LIMIT_MS,
);

it(
  'a job that does not end in time goes back, and the next server does it',
  async () => {
    const server = serve();
    await settleIn(await server.url);
    await gate.waiting(1);
    server.child.kill('SIGTERM');
    const end = await server.ended;
    expect(end, end.complaint).toMatchObject({ code: 0 });
    expect(await job()).toEqual({ state: 'retry' });
    expect(await reader()).toBeNull();

    gate.open();
    await serve().url;
    await expect.poll(reader, { timeout: 120_000, interval: 200 }).toBe('OpenAI');
  },
  LIMIT_MS,
);
