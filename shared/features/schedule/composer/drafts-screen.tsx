import { useEffect } from 'react';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SignedOut } from '../signed-out.tsx';
import { openComposer } from './open-composer.ts';

const Drafts = lazyComponent(async () => (await import('./draft-list.tsx')).Drafts, {
  Meanwhile: () => <SkeletonBar className="h-40" />,
});

/** The drafts of the workspace. */
export default function DraftsScreen() {
  const { state } = useAuthentication();
  useEffect(() => Drafts.soon(), []);
  return (
    <>
      <PageHeading
        title={t('Drafts')}
        subtitle={t('Posts that are not scheduled yet.')}
        action={
          state === 'signed-in' ? (
            <RoleButton needs="drafts.write" size="3" onClick={() => openComposer()}>
              <PlusIcon /> {t('New post')}
            </RoleButton>
          ) : null
        }
      />
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? <Drafts /> : null}
    </>
  );
}
