import { Button } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Loading, SignedOut } from './queue/queue-states.tsx';

const ApprovalQueue = lazyComponent(
  async () => (await import('./queue/approval-queue.tsx')).ApprovalQueue,
  {
    Meanwhile: Loading,
  },
);

/** What needs approval, and the own posts of the one who looks. */
export default function ApprovalsScreen() {
  const { state } = useAuthentication();
  useEffect(() => ApprovalQueue.soon(), []);
  return (
    <div data-wide="">
      <PageHeading
        title={t('Approvals')}
        subtitle={t('Read, approve or send back posts before they are published')}
        action={
          state === 'signed-in' ? (
            <Button asChild size="3" variant="soft" color="gray">
              <Link href="/team?approvals">{t('Approval policies')}</Link>
            </Button>
          ) : undefined
        }
      />
      {state === 'checking' ? <Loading /> : null}
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? <ApprovalQueue /> : null}
    </div>
  );
}
