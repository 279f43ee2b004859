import { AppError } from '#api/errors/app-error.ts';
import { DEVICE_TIME_LIMIT_MS, type DeviceFault } from '#shared/contracts/device-drafts.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { repeats } from '../guard/stream-guard.ts';
import { ModelError } from './model-error.ts';
import { modelProvider } from './model-provider.ts';
import type { AiProvider } from './provider.ts';
import { operatorsProvider } from './provider-advice.ts';

/** What a model in the person's browser has answered. */
export interface DeviceAnswer {
  text: string;
  fault?: DeviceFault | undefined;
  /** Of the asked draft, by its ISO 639 code. */
  language: string;
  /** Stood beside the rules that it was told. */
  canary: string;
}

const name = 'The model on this device';

/** What the person reads of a fault that only a model in a browser has. */
const faultMessages: Record<
  Exclude<DeviceFault, 'declined' | 'timed_out'>,
  (language: string) => Message
> = {
  failed: () => message('provider.failed', { provider: name }),
  language: (language) => message('provider.no-language', { provider: name, language }),
  too_long: () => message('provider.device-too-long', { provider: name }),
  no_space: () => message('provider.device-no-space', { provider: name }),
  crashed: () => message('provider.device-crashed', { provider: name }),
  busy: () => message('provider.device-busy', { provider: name }),
};

/** The model in the person's browser, once it has answered: asked again it says the same. Null: it has not. */
export function deviceProvider(answer: DeviceAnswer | null): AiProvider {
  return modelProvider({
    id: 'device',
    name,
    model: null,
    timeLimitMs: DEVICE_TIME_LIMIT_MS,
    advice: operatorsProvider(name),
    connect: answer && { ask: async () => textOf(answer) },
  });
}

/** Throws ModelError or AppError where there is none to be read. */
function textOf({ text, fault, language, canary }: DeviceAnswer): string {
  if (fault === 'declined') throw new ModelError('filtered');
  if (fault === 'timed_out') throw new ModelError('timed_out');
  if (fault) throw new AppError('provider_failed', faultMessages[fault](language));
  if (repeats(text, [canary])) throw new ModelError('leaked');
  if (/^\s*\{.*[^}\s]\s*$/s.test(text)) throw new ModelError('cut_short');
  return text;
}
