import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { ApprovalPolicies } from '#shared/features/approvals/public.tsx';
import { useMay } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { ReviewLinks } from '#shared/features/review-links/public.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { whileOpen } from '#shared/ui/feedback/dialogs.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { memberList } from './queries.ts';

const Invitations = lazyComponent(async () => (await import('./invitations.tsx')).Invitations);
const MemberRow = lazyComponent(async () => (await import('./member-row.tsx')).MemberRow, {
  Meanwhile: () => (
    <li className="p-4">
      <SkeletonBar className="h-12" />
    </li>
  ),
});
const InviteDialog = lazyComponent(
  async () => (await import('./invite-dialog.tsx')).InviteDialog,
  whileOpen,
);

export default function TeamScreen() {
  const { state, user } = useAuthentication();
  const manages = useMay('members.manage');
  const list = useQuery({ ...memberList(useApi()), enabled: state === 'signed-in' });
  const [isInviting, setInviting] = useState(false);
  const readsLog = useMay('audit.read');
  const approves = useMay('posts.approve');
  const signedOut = <SignInPrompt>{t('Please sign in to see your team.')}</SignInPrompt>;
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
    ) : undefined;
  return (
    <>
      <PageHeading
        title={t('Team')}
        subtitle={t('Members, roles and rights on X accounts')}
        action={actions}
      />
      {state === 'signed-out' ? (
        signedOut
      ) : (
        <ListStates
          list={list}
          failed={t('Failed to load members')}
          signedOut={signedOut}
          loading={
            <LoadingList label={t('Loading members...')} count={3} className="grid gap-3">
              <SkeletonBar className="h-20" />
            </LoadingList>
          }
          empty={null}
        >
          {(members) => (
            <>
              <h2 className="heading mb-3 text-xl">
                {tn(members.length, '{n} member', '{n} members')}
              </h2>
              <ul
                aria-label={t('Members')}
                className="list-none divide-y divide-line rounded-card border border-line bg-panel"
              >
                {members.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    ownRole={user?.role ?? 'viewer'}
                    isLastOwner={
                      member.role === 'owner' &&
                      members.filter(({ role }) => role === 'owner').length === 1
                    }
                  />
                ))}
              </ul>
              {members.length === 1 && manages ? (
                <p className="mt-3 text-muted">
                  {t('Nobody else works here yet. Invite people and choose their roles.')}
                </p>
              ) : null}
              {manages ? null : (
                <p className="mt-3 text-sm text-muted">
                  {t('Only owners and admins manage members.')}
                </p>
              )}
            </>
          )}
        </ListStates>
      )}
      {manages && state === 'signed-in' ? <Invitations /> : null}
      {state === 'signed-in' ? <ApprovalPolicies /> : null}
      {approves && state === 'signed-in' ? <ReviewLinks /> : null}
      <InviteDialog
        open={isInviting}
        onClose={() => setInviting(false)}
        ownRole={user?.role ?? 'viewer'}
      />
    </>
  );
}
