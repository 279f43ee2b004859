import type { AiProviderInfo, ProviderId } from '#shared/contracts/generation.ts';
import { msg } from '#shared/i18n/translate.ts';
import type { DraftSetup } from '../protocol.ts';
import { ownOllamaItem } from '../storage.ts';
import { type DeviceState, deviceState } from './language-model.ts';

/** Of the model that writes on this device: the person's own Ollama where they chose it, or the browser's. */
export async function writerState(): Promise<DeviceState> {
  return (await ownOllamaItem.getValue()) ? 'available' : deviceState();
}

/** Who may write here: the server's providers, and the browser's model where there is one. */
export function offerDevice(
  providers: readonly AiProviderInfo[],
  device: DeviceState,
  chosen: ProviderId | null,
) {
  const first = providers.find(({ isDefault }) => isDefault);
  // A server that names none is older than the calls for it.
  const has = first !== undefined && device !== 'unavailable';
  /** The server has another model. */
  const hasModel = first?.id !== 'local';
  const own = { id: 'device' as const, name: msg('On this device'), configured: true };
  const offered: DraftSetup['providers'] = [
    ...providers.map(({ id, name, configured }) => ({ id, name, configured })),
    ...(has ? [own] : []),
  ];
  const isSetUp = offered.some(({ id, configured }) => id === chosen && configured);
  // Before the composer, which is no model.
  const preferred = has && device === 'available' && !hasModel ? 'device' : null;
  return { offered, chosen: isSetUp ? chosen : preferred, hasModel };
}
