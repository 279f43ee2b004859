import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMay } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { whileOpen } from '#shared/ui/feedback/dialogs.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Loading, SignedOut } from './team-states.tsx';

const TeamContent = lazyComponent(async () => (await import('./team-content.tsx')).TeamContent, {
  Meanwhile: Loading,
});
const InviteDialog = lazyComponent(
  async () => (await import('./invite-dialog.tsx')).InviteDialog,
  whileOpen,
);

export default function TeamScreen() {
  const { state, user } = useAuthentication();
  const manages = useMay('members.manage');
  useEffect(() => TeamContent.soon(), []);
  const [isInviting, setInviting] = useState(false);
  const readsLog = useMay('audit.read');
  const actions =
    state === 'signed-in' ? (
      <div className="flex flex-wrap items-center gap-2">
        {readsLog ? (
          <Button asChild size="3" variant="soft" color="gray">
            <Link href="/audit">{t('Audit log')}</Link>
          </Button>
        ) : null}
        {manages ? (
          <Button size="3" onClick={() => setInviting(true)}>
            {t('Invite')}
          </Button>
        ) : null}
      </div>
    ) : state === 'checking' ? (
      <div className="h-10 w-44" />
    ) : undefined;
  return (
    <>
      <PageHeading
        title={t('Team')}
        subtitle={t('Members, roles and rights on X accounts')}
        action={actions}
      />
      {state === 'signed-out' ? (
        <SignedOut />
      ) : state === 'checking' ? (
        <Loading />
      ) : (
        <TeamContent />
      )}
      <InviteDialog
        open={isInviting}
        onClose={() => setInviting(false)}
        ownRole={user?.role ?? 'viewer'}
      />
    </>
  );
}
