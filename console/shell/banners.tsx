import { lazy, Suspense } from 'react';
import { ReconnectBanner } from '#shared/features/accounts/reconnect-banner.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { useLiveChanges } from '#shared/features/live/use-live-changes.ts';
import { useDeviceZone } from './use-device-zone.ts';

const DeletionBanner = lazy(() => import('#shared/features/account-data/deletion-banner.tsx'));

/** What somebody who is signed in must know on whatever page, and hears of while it changes. */
export default function Banners() {
  useDeviceZone();
  useLiveChanges();
  const { user } = useAuthentication();
  const place = 'mx-auto w-full max-w-6xl px-4 pt-4 md:px-6';
  return (
    <>
      {user?.deleteAfter ? (
        <Suspense fallback={null}>
          <DeletionBanner className={place} />
        </Suspense>
      ) : null}
      <ReconnectBanner className={place} />
    </>
  );
}
