import {
  DEVICE_ANSWER_LIMIT,
  DEVICE_TIME_LIMIT_MS,
  type DeviceBrief,
  type DeviceFault,
} from '#shared/contracts/device-drafts.ts';
import { notDownloaded } from '../background/drafts/draft-refused.ts';
import { faultOf } from './device-error.ts';
import {
  answeredState,
  deviceState,
  fits,
  type ModelSession,
  optionsFor,
} from './language-model.ts';

export type DeviceAnswer = { text: string } | { fault: DeviceFault };

/** The model's own answer, unchecked, or why there is none. Throws DraftRefused, or AbortError when cancelled. */
export async function askDevice(
  { system, messages, schema, language }: DeviceBrief,
  signal: AbortSignal,
): Promise<DeviceAnswer> {
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
