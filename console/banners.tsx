import { DeletionBanner } from '#shared/features/account-data/deletion-banner.tsx';
import { ReconnectBanner } from '#shared/features/accounts/reconnect-banner.tsx';

/** What somebody who is signed in must know on whatever page. */
export default function Banners() {
  const place = 'mx-auto w-full max-w-6xl px-4 pt-4 md:px-6';
  return (
    <>
      <DeletionBanner className={place} />
      <ReconnectBanner className={place} />
    </>
  );
}
