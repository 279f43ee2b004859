import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { readEnv } from '#api/config/env.ts';
import { AppError } from '#api/errors/app-error.ts';
import { MarketError } from '#api/providers/market/market-error.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { briefOf } from '#api/testing/brief.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { startAiSandbox } from '#tools/sandbox/ai/ai-sandbox.ts';
import { instrumentAi, instrumentCalls } from './instrument-calls.ts';

function counting() {
  const calls = new Histogram({
    name: 'calls',
    help: 'Calls',
    labelNames: ['provider', 'outcome'],
    registers: [new Registry()],
  });
  const counted = async () => {
    const { values } = await calls.get();
    const counts = values.filter(({ metricName }) => metricName === 'calls_count');
    return Object.fromEntries(
      counts.map(({ labels, value }) => [`${labels.provider} ${labels.outcome}`, value]),
    );
  };
  return { calls, counted };
}

it('counts each call by how it ended, and hands its answer or its fault on', async () => {
  const { calls, counted } = counting();
  const faults = [
    new XError('rate_limited', 429, message('x.no-reason')),
    new MarketError('unavailable', ''),
    new AppError('provider_failed', message('request.failed')),
    new TypeError('of ours'),
  ];
  const client = instrumentCalls(
    {
      name: 'a field',
      address: () => 'no call',
      answer: async (text: string) => text,
      fail: (at: number) => Promise.reject(faults[at]),
    },
    'x',
    { calls },
  );
  expect(client.name + client.address()).toBe('a fieldno call');
  expect(await client.answer('yes')).toBe('yes');
  for (const at of faults.keys()) await expect(client.fail(at)).rejects.toBe(faults[at]);
  expect(await counted()).toEqual({
    'x ok': 1,
    'x rate_limited': 1,
    'x unavailable': 1,
    'x provider_failed': 1,
    'x error': 1,
  });
});

it('counts what AI providers are asked, under their names, with a person’s own key too', async () => {
  const sandbox = await startAiSandbox();
  const { calls, counted } = counting();
  const env = readEnv({ OPENAI_BASE_URL: sandbox.openAiUrl, LOCAL_AI_DETECT: 'off' });
  const ai = instrumentAi(createAiProviders(env), { calls });
  const { signal } = new AbortController();
  const brief = briefOf({ prompt: 'fees fall with every batch' });
  await ai.best().complete({ brief, signal });
  expect(await counted()).toEqual({});
  const own = ai.withKeys({ openai: 'sk-own' });
  await own.get('openai').complete({ brief: briefOf(), signal });
  sandbox.fault = 'bad-key';
  await expect(own.best().complete({ brief: briefOf(), signal })).rejects.toThrow();
  expect(await counted()).toEqual({ 'openai ok': 1, 'openai provider_failed': 1 });
  await sandbox.stop();
});
