import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { createEmbeddedModels } from '#api/embedded-model/embedded-models.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { putEngine } from '#api/testing/embedded-engine.ts';
import { hangsAfter, startFileServer } from '#api/testing/file-server.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { tinyGguf } from '#api/testing/tiny-gguf.ts';
import * as embedded from '#shared/contracts/embedded-models.ts';
import { generateContent, listAiProviders } from '#shared/contracts/generation.ts';
import { getHealth } from '#shared/contracts/health.ts';
import * as local from '#shared/contracts/local-servers.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { isSharedServer } from '../queries.ts';

const file = tinyGguf('Gm frens');
const server = await startFileServer(file);
afterAll(() => server.stop());

const params = { id: 'tiny-1b' };
const catalogue = [
  {
    id: params.id,
    name: 'Tiny',
    licence: 'Apache-2.0',
    languages: 1,
    bytes: file.length,
    sha256: server.sha256,
    path: 'tiny/resolve/0/tiny.gguf',
  },
];

const dataDir = temporaryFolder();
const path = join(dataDir, 'embedded-models/tiny.gguf');
const variables = { DATA_DIR: dataDir, EMBEDDED_MODEL_URL: server.url };
const app = testApp({ ...variables, EMBEDDED_MODELS: 'on' });
const automatic = testApp({ ...variables, DATA_DIR: temporaryFolder() });
const off = testApp({ ...variables, EMBEDDED_MODELS: 'off' });

let user: Caller;
beforeAll(async () => {
  await putEngine(dataDir);
  for (const { running } of [app, automatic, off]) {
    const { ctx } = running;
    const isShared = () => isSharedServer(ctx.across);
    ctx.embedded = createEmbeddedModels(ctx.env, { catalogue, isShared });
    ctx.ai = createAiProviders(ctx.env, [], 1_000, ctx.embedded);
  }
  user = await app.signIn('embedded');
});
afterAll(() => app.running.ctx.embedded.stop());

const modelNow = async () => (await user.call(embedded.listEmbeddedModels)).models[0];
const choose = () =>
  user.call(local.chooseLocalServer, { body: { server: embedded.EMBEDDED, model: params.id } });

async function downloaded(): Promise<void> {
  await user.call(embedded.downloadEmbeddedModel, { params });
  await expect.poll(async () => (await modelNow())?.state).toBe('ready');
}

it('tells what a model takes before any is downloaded, and how fast it would be once that is measured', async () => {
  const listed = await user.call(embedded.listEmbeddedModels);
  expect(listed).toMatchObject({ offer: 'offered', suggested: params.id });
  expect(listed.models).toMatchObject([
    { id: params.id, state: 'absent', receivedBytes: 0, secondsPerReply: null, fault: null },
  ]);
  const { models } = await user.call(embedded.measureEmbeddedModels);
  expect(models[0]?.secondsPerReply).toBeGreaterThan(0);
  expect(await user.call(local.listLocalServers)).toMatchObject({ servers: [], chosen: null });
});

it('a model that nobody knows is a 404', async () => {
  for (const endpoint of [
    embedded.downloadEmbeddedModel,
    embedded.pauseEmbeddedModel,
    embedded.removeEmbeddedModel,
  ]) {
    const refused = await user.refused(endpoint, { params: { id: 'nobody' } });
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  }
});

it('a download that two begin at once is one; a pause keeps what has arrived, and it goes on', async () => {
  server.answers.push(hangsAfter(file, 100_000));
  const begin = () => user.call(embedded.downloadEmbeddedModel, { params });
  await Promise.all([begin(), begin()]);
  await expect.poll(async () => (await modelNow())?.receivedBytes).toBe(100_000);
  expect(await modelNow()).toMatchObject({ state: 'downloading' });
  const paused = await user.call(embedded.pauseEmbeddedModel, { params });
  expect(paused.models).toMatchObject([{ state: 'paused', receivedBytes: 100_000, fault: null }]);
  await downloaded();
  expect(server.asked).toEqual([undefined, 'bytes=100000-']);
  expect(await modelNow()).toMatchObject({ receivedBytes: file.length, fault: null });
});

it('says why a download ended, until it is tried again', async () => {
  await user.call(embedded.removeEmbeddedModel, { params });
  server.answers.push((_, response) => void response.end(Buffer.alloc(file.length)));
  await user.call(embedded.downloadEmbeddedModel, { params });
  await expect.poll(async () => (await modelNow())?.fault).toBe('wrong_checksum');
  expect(await modelNow()).toMatchObject({ state: 'absent' });
  await downloaded();
  expect(await modelNow()).toMatchObject({ fault: null });
});

describe('a model that is ready', () => {
  it('is one more local server, writes once it is chosen, and is checked as they are', async () => {
    await downloaded();
    const { servers } = await user.call(local.listLocalServers);
    expect(servers).toMatchObject([
      { id: 'embedded', name: 'This computer', models: [{ name: params.id, parameters: 1e9 }] },
    ]);
    expect(await choose()).toMatchObject({
      isWriter: true,
      chosen: { server: 'embedded', model: params.id, isThere: true, isRemoved: false },
    });
    const { seconds } = await user.call(local.checkLocalServer);
    expect(seconds).toBeGreaterThan(0);
    const body = { name: 'Dana', description: 'd', personality: 'p' };
    const { id: personaId } = await user.call(createPersona, { body });
    const draft = await user.call(generateContent, { body: { personaId, prompt: 'gm' } });
    expect(draft).toMatchObject({ provider: 'local-server', content: 'Gm frens' });
    const { embeddedModel } = await app.stranger.call(getHealth);
    expect(embeddedModel).toEqual({ running: true, memoryBytes: expect.any(Number) });
  });

  it('refuses a question about a picture, as it sees none', async () => {
    const { ai } = app.running.ctx;
    const choice = { server: embedded.EMBEDDED, model: params.id };
    const { ask } = ai.withLocalServer(choice).get('local-server');
    const question = {
      prompt: () => ({ system: '', user: 'What is on it?', answerTokens: 50 }),
      read: (value: string) => ({ value }),
      jsonSchema: {},
      schemaName: 'picture',
      images: [{ mimeType: 'image/png', base64: '' }],
    };
    const asked = ask?.(question, new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it('is loaded when a popover asks for the providers, with the persona that it wrote for last', async () => {
    const { embedded: models } = app.running.ctx;
    const system = 'You are Dana. '.repeat(40);
    const question = { system, user: 'gm', schema: { type: 'string' }, answerTokens: 20 };
    const evaluated = async () =>
      (await models.ask(params.id, question, new AbortController().signal)).inputTokens;
    expect(await evaluated()).toBeGreaterThan(500);
    await models.stop();
    expect(models.health()).toEqual({ running: false, memoryBytes: null });
    await user.call(listAiProviders);
    await expect.poll(() => models.health().memoryBytes).toBeGreaterThan(0);
    expect(await evaluated()).toBeLessThan(60);
  });

  it('that dies while it is asked is a sentence, and the next answer comes', async () => {
    await choose();
    const { embedded: models } = app.running.ctx;
    await models.stop();
    const checking = user.refused(local.checkLocalServer);
    await expect.poll(() => models.pid(), { interval: 5 }).not.toBeNull();
    process.kill(models.pid() ?? 0, 'SIGKILL');
    expect(await checking).toMatchObject({
      status: 502,
      message: 'This computer says: The process of the model ended (SIGKILL).',
    });
    expect(await user.call(local.checkLocalServer)).toEqual({ seconds: expect.any(Number) });
  });

  it('that is removed writes nothing, and the choice says so', async () => {
    await choose();
    await user.call(embedded.removeEmbeddedModel, { params });
    expect(existsSync(path)).toBe(false);
    expect(app.running.ctx.embedded.health().running).toBe(false);
    const { servers, chosen, isWriter } = await user.call(local.listLocalServers);
    expect({ servers, isWriter }).toEqual({ servers: [], isWriter: false });
    expect(chosen).toMatchObject({ isThere: true, isRemoved: true, model: params.id });
    expect(await user.refused(local.checkLocalServer)).toMatchObject({ status: 503 });
  });
});

it('where several people share the server, its operator alone downloads, pauses and removes models', async () => {
  await downloaded();
  const { ctx } = app.running;
  const whole = ctx.embedded;
  onTestFinished(() => {
    ctx.embedded = whole;
  });
  ctx.embedded = createEmbeddedModels(ctx.env, { catalogue, isShared: async () => true });
  const { offer, isByOperator } = await user.call(embedded.listEmbeddedModels);
  expect({ offer, isByOperator }).toEqual({ offer: 'offered', isByOperator: true });
  for (const endpoint of [
    embedded.downloadEmbeddedModel,
    embedded.pauseEmbeddedModel,
    embedded.removeEmbeddedModel,
  ]) {
    const refused = await user.refused(endpoint, { params });
    expect(refused).toMatchObject({ status: 409, reason: 'rule.embedded-by-operator' });
  }
  expect(existsSync(path)).toBe(true);
});

describe('where the operator has said nothing', () => {
  const offer = async (one: Caller) => (await one.call(embedded.listEmbeddedModels)).offer;

  it('models are offered to the only account, and no more once there are two', async () => {
    const first = await automatic.signIn('first');
    expect(await offer(first)).toBe('offered');
    await automatic.signIn('second');
    expect(await offer(first)).toBe('shared');
    const refused = await first.refused(embedded.downloadEmbeddedModel, { params });
    expect(refused).toMatchObject({ status: 409, reason: 'rule.embedded-not-offered' });
    const { embedded: models } = automatic.running.ctx;
    const question = { system: '', user: '', schema: {}, answerTokens: 1 };
    const asked = models.ask(params.id, question, new AbortController().signal);
    await expect(asked).rejects.toThrow('it is not offered on this server');
  });
});

it('where the operator has forbidden it nothing is offered, also no model that is there', async () => {
  await downloaded();
  onTestFinished(() => user.call(embedded.removeEmbeddedModel, { params }).then(() => undefined));
  const other = await off.signIn('forbidden');
  expect((await other.call(embedded.listEmbeddedModels)).offer).toBe('off');
  expect((await other.call(local.listLocalServers)).servers).toEqual([]);
});
