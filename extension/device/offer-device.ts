import type { AiProviderInfo, ProviderId } from '#shared/contracts/generation.ts';
import { msg } from '#shared/i18n/translate.ts';
import type { DraftSetup } from '../protocol.ts';
import type { DeviceState } from './language-model.ts';

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
