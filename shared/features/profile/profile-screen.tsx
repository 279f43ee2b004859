import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const ProfileContent = lazyComponent(
  async () => (await import('./profile-content.tsx')).ProfileContent,
  { Meanwhile: () => <SkeletonBar className="h-[48rem] rounded-card" /> },
);

/** The profile and its totals. */
export default function ProfileScreen() {
  return (
    <>
      <PageHeading title={t('Profile')} subtitle={t('Your Troupe profile')} />
      <ProfileContent />
    </>
  );
}
