import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { aiProviderList } from '#shared/features/generation/queries.ts';
import { offerDevice, writerState } from '../device/offer-device.ts';
import type { DraftChoice } from '../protocol.ts';
import { choiceItem } from '../storage.ts';
import { useStored } from './use-stored.ts';

export const deviceModel = queryOptions({
  queryKey: ['device-model'],
  queryFn: () => writerState(),
});

/** The last choice of persona, tone and provider, also of a popover; null while it is read. */
export function useLastChoice(): DraftChoice | null {
  return useStored<DraftChoice | null>(choiceItem, null);
}

/** Who may write in the panel, and who does unless another is chosen. */
export function useWriters(last: DraftChoice | null) {
  const api = useApi();
  const { data: providers } = useQuery(aiProviderList(api));
  const { data: device = 'unavailable' } = useQuery(deviceModel);
  return { device, ...offerDevice(providers ?? [], device, last?.provider ?? null) };
}
