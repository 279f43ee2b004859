import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { embeddedEngine } from '#api/testing/embedded-engine.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { tinyGguf } from '#api/testing/tiny-gguf.ts';
import { createEngineClient } from './engine-client.ts';

const folder = temporaryFolder();
const greeting = join(folder, 'greeting.gguf');
/** Never ends a text by itself. */
const endless = join(folder, 'endless.gguf');
let engine: ReturnType<typeof createEngineClient>;

beforeAll(async () => {
  writeFileSync(greeting, tinyGguf('Gm frens'));
  writeFileSync(endless, tinyGguf('abc', 'a'));
  engine = createEngineClient({ folder: await embeddedEngine() });
});
afterAll(() => engine.stop());

const schema = {
  type: 'object',
  properties: { content: { type: 'string' }, mood: { enum: ['glad', 'sad'] } },
  required: ['content', 'mood'],
  additionalProperties: false,
};
const question = (answerTokens = 80, system = 'You are Dana.') => ({
  system,
  user: 'Greet the reader.',
  schema,
  answerTokens,
});
const never = () => new AbortController().signal;

it('answers in the form of the schema, and tells the text as it grows', async () => {
  const pieces: string[] = [];
  const answer = await engine.ask(greeting, question(), never(), (piece) => pieces.push(piece));
  expect(JSON.parse(answer.text)).toEqual({ content: 'Gm frens', mood: expect.any(String) });
  expect(['glad', 'sad']).toContain(JSON.parse(answer.text).mood);
  expect(answer.isCut).toBe(false);
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.join('')).toBe(answer.text);
});

it('a system prompt that comes again is not evaluated again, also behind another one', async () => {
  const [long, other] = ['You are Dana. '.repeat(40), 'You are Noor. '.repeat(40)];
  const evaluated = async (system: string) =>
    (await engine.ask(greeting, question(80, system), never())).inputTokens;
  await engine.preload(greeting, long);
  expect(await evaluated(long)).toBeLessThan(60);
  expect(await evaluated(other)).toBeGreaterThan(500);
  expect(await evaluated(long)).toBeLessThan(60);
});

it('two questions at once are answered one after the other', async () => {
  const heard: string[] = [];
  const ask = (name: string) =>
    engine.ask(greeting, question(80, name), never(), () => heard.push(name));
  const answers = await Promise.all([ask('one'), ask('other')]);
  expect(answers.map(({ text }) => JSON.parse(text).content)).toEqual(['Gm frens', 'Gm frens']);
  const [firstOfOther, lastOfOne] = [heard.indexOf('other'), heard.lastIndexOf('one')];
  expect(firstOfOther).toBeGreaterThan(lastOfOne);
});

it('a question with another system prompt ends a preload', async () => {
  const preloading = engine.preload(greeting, 'You are slow. '.repeat(200));
  const answer = engine.ask(greeting, question(80, 'quick'), never());
  await preloading.catch(() => undefined);
  expect(JSON.parse((await answer).text).content).toBe('Gm frens');
});

it('says of an answer that the limit of tokens ended it', async () => {
  const { isCut, outputTokens } = await engine.ask(endless, question(30), never());
  expect(isCut).toBe(true);
  expect(outputTokens).toBeGreaterThanOrEqual(30);
});

it('a cancelled question ends at once, one that waits never begins, and the next is answered', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const cancelled = engine.ask(endless, question(3_000), first.signal, () => first.abort());
  const waiting = engine.ask(endless, question(3_000), second.signal, () => expect.unreachable());
  second.abort();
  await expect(cancelled).rejects.toThrow();
  await expect(waiting).rejects.toThrow();
  const { pid } = engine;
  const before = pid();
  expect((await engine.ask(endless, question(10), never())).isCut).toBe(true);
  expect(pid()).toBe(before);
});

it('who listens may end an answer by throwing', async () => {
  const asked = engine.ask(endless, question(3_000), never(), () => {
    throw new Error('enough');
  });
  await expect(asked).rejects.toThrow('enough');
  expect((await engine.ask(endless, question(10), never())).isCut).toBe(true);
});

it('a process that dies in the middle fails its question with a sentence, and the next starts another', async () => {
  const asked = engine.ask(endless, question(3_000), never(), () => {
    const pid = engine.pid();
    if (pid) process.kill(pid, 'SIGKILL');
  });
  await expect(asked).rejects.toMatchObject({
    name: 'EngineError',
    message: 'The process of the model ended (SIGKILL)',
  });
  expect(engine.isRunning()).toBe(false);
  expect((await engine.ask(endless, question(10), never())).isCut).toBe(true);
});

it('a file that is no model is a sentence', async () => {
  const broken = join(folder, 'broken.gguf');
  writeFileSync(broken, 'not a model');
  await expect(engine.ask(broken, question(), never())).rejects.toMatchObject({
    name: 'EngineError',
    message: expect.stringContaining('magic'),
  });
});

it('tells its memory, ends when it is idle, and starts again', async () => {
  const brief = createEngineClient({ folder: await embeddedEngine(), idleMs: 1 });
  onTestFinished(() => brief.stop());
  expect(brief.isRunning()).toBe(false);
  await brief.ask(greeting, question(), never());
  expect(brief.memoryBytes()).toBeGreaterThan(20_000_000);
  await expect.poll(() => brief.isRunning()).toBe(false);
  expect(brief.memoryBytes()).toBeNull();
  expect((await brief.ask(greeting, question(), never())).isCut).toBe(false);
});
