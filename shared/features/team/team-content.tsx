import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { ApprovalPolicies } from '#shared/features/approvals/public.tsx';
import { useMay } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { ReviewLinks } from '#shared/features/review-links/public.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { Invitations } from './invitations.tsx';
import { MemberRow } from './member-row.tsx';
import { memberList } from './queries.ts';
import { Loading, SignedOut } from './team-states.tsx';

/** The members, with who is invited and who approves. */
export function TeamContent() {
  const { state, user } = useAuthentication();
  const manages = useMay('members.manage');
  const list = useQuery({ ...memberList(useApi()), enabled: state === 'signed-in' });
  const approves = useMay('posts.approve');
  return (
    <>
      <ListStates
        list={list}
        failed={t('Failed to load members')}
        signedOut={<SignedOut />}
        loading={<Loading />}
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
      {manages && list.data ? <Invitations /> : null}
      {list.data ? <ApprovalPolicies /> : null}
      {approves && list.data ? <ReviewLinks /> : null}
    </>
  );
}
