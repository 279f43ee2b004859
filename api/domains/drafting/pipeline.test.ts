import { describe, expect, it } from 'vitest';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { readEnv } from '#api/config/env.ts';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { briefOf } from '#api/testing/brief.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { replyForecast } from './brief/account-forecast.ts';
import type { DraftOrder } from './brief/draft-order.ts';
import { writeInVoice } from './pipeline.ts';

const sandbox = await aiSandbox();

const who = { owner: 'a workspace', signal: new AbortController().signal };
const prompt = 'why restaking risk is not priced yet by anybody who should';
const written = `A sandbox model wrote this about: ${prompt}`;
const order = (provider: AiProvider, changes: Partial<DraftOrder> = {}): DraftOrder => ({
  brief: briefOf({ kind: 'post', post: null, prompt }),
  provider,
  author: null,
  earlier: [],
  humanize: false,
  forecast: replyForecast,
  notes: [],
  ...changes,
});

const model = () => {
  const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: sandbox.openAiUrl };
  return createAiProviders(readEnv({ ...env, LOCAL_AI_DETECT: 'off' })).get('openai');
};
const builtIn = createAiProviders(readEnv({ LOCAL_AI_DETECT: 'off' })).get('local');

describe('writeInVoice', () => {
  it('writes once where nothing is repeated', async () => {
    const draft = await writeInVoice(order(model(), { earlier: ['gm'] }), who);
    expect(draft).toMatchObject({ content: written, notes: [], voiceMatch: null });
    expect(sandbox.heard).toHaveLength(1);
  });

  it('takes the best text of one answer', async () => {
    sandbox.fault = 'candidates';
    const draft = await writeInVoice(order(model(), { earlier: [written] }), who);
    expect(draft).toMatchObject({
      content: 'Blobs made rollups cheap.',
      notes: [],
      usage: { inputTokens: 1_000, outputTokens: 200 },
    });
    expect(sandbox.heard).toHaveLength(1);
    expect(sandbox.heard[0]?.messages.at(-1)).toContain('others are two more texts');
  });

  it('asks for one text where it is streamed', async () => {
    await writeInVoice(order(model()), who, () => undefined);
    expect(JSON.stringify(sandbox.heard[0]?.body)).not.toContain('others are');
  });

  it('keeps the first text when the second is no better, or fails, and says what it repeats', async () => {
    const blocked = order(model(), { earlier: ['gm', `${written}!`] });
    const quote = `"${written.slice(0, 60).trim()}…"`;
    const note = message('draft.almost-the-same', { quote });
    expect((await writeInVoice(blocked, who)).notes).toEqual([note]);
    expect(
      sandbox.heard.map(({ messages }) => /draft number 2/.test(messages.at(-1) ?? '')),
    ).toEqual([false, true]);
    sandbox.fault = 'once';
    sandbox.heard.length = 0;
    expect(await writeInVoice(blocked, who)).toMatchObject({
      content: written,
      notes: [note],
    });
  });

  it('takes the text that repeats less of the two', async () => {
    const near = `${prompt}, again and again`;
    const texts = [near, prompt];
    const worsening = {
      ...builtIn,
      complete: async () => ({ content: texts.shift() ?? '', hashtags: [], notes: [] }),
    };
    const draft = await writeInVoice(order(worsening, { earlier: [prompt] }), who);
    expect(draft.content).toBe(near);
    expect(texts).toEqual([]);
  });

  it('only mentions what is merely similar', async () => {
    const similar = `A sandbox model wrote this about: why restaking risk has a price today`;
    const draft = await writeInVoice(order(model(), { earlier: [similar] }), who);
    const quote = `"${similar.slice(0, 60)}…"`;
    expect(draft.notes).toEqual([message('draft.similar', { quote })]);
    expect(sandbox.heard).toHaveLength(1);
  });

  it('mends a thread of one piece, and leaves promises of a call to the person', async () => {
    sandbox.fault = 'long';
    const thread = await writeInVoice(
      order(model(), { brief: briefOf({ kind: 'thread', post: null, prompt }) }),
      who,
    );
    expect(thread.content.split('\n\n')[1]).toMatch(/^2\/ Reason/);
    sandbox.fault = null;
    const brief = briefOf({ kind: 'alpha_call', post: null, prompt: 'a guaranteed 100x on fees' });
    expect((await writeInVoice(order(model(), { brief }), who)).notes).toEqual([
      message('draft.profit-claim', { quote: 'guaranteed' }),
    ]);
  });

  it('hands on no second text to who has gone away', async () => {
    const client = new AbortController();
    client.abort();
    await expect(writeInVoice(order(model()), { ...who, signal: client.signal })).rejects.toThrow(
      'cancelled',
    );
  });
});
