import {
  DEVICE_ANSWER_LIMIT,
  DEVICE_TIME_LIMIT_MS,
  type DeviceBrief,
  type DeviceFault,
} from '#shared/contracts/device-drafts.ts';
import { notDownloaded, ollamaRefused } from '../background/drafts/draft-refused.ts';
import { ownOllamaItem } from '../storage.ts';
import { faultOf } from './device-error.ts';
import {
  answeredState,
  deviceState,
  fits,
  type ModelSession,
  optionsFor,
} from './language-model.ts';
import { askOllama } from './own-ollama.ts';

export type DeviceAnswer = { text: string } | { fault: DeviceFault };

/** The model's own answer, unchecked, or why there is none. Throws DraftRefused, or AbortError when cancelled. */
export async function askDevice(brief: DeviceBrief, signal: AbortSignal): Promise<DeviceAnswer> {
  const { system, messages, schema, language } = brief;
  const own = await ownOllamaItem.getValue();
  if (own) return askOwnOllama(own, brief, signal);
  const model = globalThis.LanguageModel;
  if (!model) return { fault: 'failed' };
  const state = await answeredState(language);
  if (state === 'unavailable') {
    return { fault: (await deviceState()) === 'unavailable' ? 'no_space' : 'language' };
  }
  if (state === null) return { fault: 'busy' };
  if (state !== 'available') throw notDownloaded();
  const limit = AbortSignal.timeout(DEVICE_TIME_LIMIT_MS);
  const until = AbortSignal.any([signal, limit]);
  let session: ModelSession | undefined;
  try {
    session = await model.create({
      ...optionsFor(language),
      initialPrompts: [{ role: 'system', content: system }],
      signal: until,
    });
    const asked = messages.map((content) => ({ role: 'user' as const, content }));
    const options = { responseConstraint: schema, signal: until };
    if (!(await fits(session, asked, options))) return { fault: 'too_long' };
    return { text: (await session.prompt(asked, options)).slice(0, DEVICE_ANSWER_LIMIT) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (limit.aborted) return { fault: 'timed_out' };
    return { fault: faultOf(error, session ? 'prompt' : 'create') };
  } finally {
    session?.destroy();
  }
}

async function askOwnOllama(
  own: { url: string; model: string },
  brief: DeviceBrief,
  signal: AbortSignal,
): Promise<DeviceAnswer> {
  const limit = AbortSignal.timeout(DEVICE_TIME_LIMIT_MS);
  try {
    const answer = await askOllama(own, brief, AbortSignal.any([signal, limit]));
    if ('text' in answer) return { text: answer.text.slice(0, DEVICE_ANSWER_LIMIT) };
    throw ollamaRefused(answer);
  } catch (error) {
    if (limit.aborted && !signal.aborted) return { fault: 'timed_out' };
    throw error;
  }
}
