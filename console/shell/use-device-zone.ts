import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { currentUserQuery, useAuthentication } from '#shared/features/auth/queries.ts';

/** The first device that somebody new signs in on says in which zone times are. They are told. */
export function useDeviceZone(): void {
  const { user } = useAuthentication();
  const api = useApi();
  const queries = useQueryClient();
  const host = useHost();
  const take = useEffectEvent(async () => {
    const { takeDeviceZone } = await import('./take-device-zone.ts');
    if (!(await takeDeviceZone(api, () => host.navigate('/settings')))) return;
    await queries.invalidateQueries({ queryKey: currentUserQuery(api).queryKey });
  });
  const isAsked = user?.takesDeviceZone ?? false;
  useEffect(() => {
    // The next page asks again.
    if (isAsked) void take().catch(() => {});
  }, [isAsked]);
}
