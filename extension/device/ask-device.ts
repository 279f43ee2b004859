import {
  DEVICE_ANSWER_LIMIT,
  DEVICE_TIME_LIMIT_MS,
  type DeviceBrief,
  type DeviceFault,
} from '#shared/contracts/device-drafts.ts';
import { notDownloaded } from '../background/drafts/draft-refused.ts';
import { deviceState, optionsFor } from './language-model.ts';

export type DeviceAnswer = { text: string } | { fault: DeviceFault };

/** The model's own answer, unchecked, or why there is none. Throws DraftRefused, or AbortError when cancelled. */
export async function askDevice(
  { system, messages, schema, language }: DeviceBrief,
  signal: AbortSignal,
): Promise<DeviceAnswer> {
  const state = await deviceState(language);
  if (state === 'unavailable') {
    return { fault: (await deviceState()) === 'unavailable' ? 'failed' : 'language' };
  }
  if (state !== 'available') throw notDownloaded();
  const limit = AbortSignal.timeout(DEVICE_TIME_LIMIT_MS);
  const until = AbortSignal.any([signal, limit]);
  try {
    const session = await globalThis.LanguageModel?.create({
      ...optionsFor(language),
      initialPrompts: [{ role: 'system', content: system }],
      signal: until,
    });
    const asked = messages.map((content) => ({ role: 'user' as const, content }));
    const options = { responseConstraint: schema, signal: until };
    const text = await session?.prompt(asked, options).finally(() => session.destroy());
    return { text: (text ?? '').slice(0, DEVICE_ANSWER_LIMIT) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (limit.aborted) return { fault: 'timed_out' };
    // What Chrome filters out of an answer, it calls not readable.
    return {
      fault: error instanceof Error && error.name === 'NotReadableError' ? 'declined' : 'failed',
    };
  }
}
