import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Member } from '#shared/contracts/members.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { deviceName } from '#shared/i18n/formats/device-name.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { DangerButton } from '#shared/ui/forms/busy-button.tsx';
import {
  memberKeyList,
  memberSessionList,
  useEndMemberSession,
  useRevokeMemberKey,
} from './member-access-queries.ts';

interface Access {
  open: boolean;
  onClose(): void;
  member: Member;
  name: string;
}

/** Where a member is signed in to this workspace and which keys they have; an owner ends them. */
export function MemberAccessDialog(props: Access) {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Sessions and keys of {name}', { name: props.name })}
      description={t('In this workspace only. {name} is told what you end.', { name: props.name })}
    >
      <AccessLists member={props.member} />
    </FormDialog>
  );
}

function AccessLists({ member }: Pick<Access, 'member'>) {
  const api = useApi();
  const [sessions, keys] = [useQuery(memberSessionList(api)), useQuery(memberKeyList(api))];
  const endSession = useEndMemberSession();
  const revokeKey = useRevokeMemberKey();
  if (sessions.isLoadingError || keys.isLoadingError) {
    const retry = () => void Promise.all([sessions.refetch(), keys.refetch()]);
    return <ErrorState onRetry={retry}>{t('Failed to load sessions and keys')}</ErrorState>;
  }
  if (!sessions.data || !keys.data) return <SkeletonBar className="h-24" />;
  const isTheirs = ({ memberId }: { memberId: string }) => memberId === member.id;
  return (
    <>
      <Rows
        label={t('Sessions')}
        none={t('Not signed in here.')}
        end={t('End session')}
        busy={endSession.isPending}
        onEnd={endSession.mutate}
        rows={sessions.data.filter(isTheirs).map((one) => ({
          id: one.id,
          name: deviceName(one.userAgent),
          facts: [
            t('Last seen: {lastSeenAt}', { lastSeenAt: relativeTime(one.lastSeenAt) }),
            one.address,
          ],
        }))}
      />
      <Rows
        label={t('Extension keys')}
        none={t('No keys yet.')}
        end={t('Revoke')}
        busy={revokeKey.isPending}
        onEnd={revokeKey.mutate}
        rows={keys.data.filter(isTheirs).map((one) => ({
          id: one.id,
          name: `${one.name} ••••${one.lastFour}`,
          facts: [
            t('Expires on {day}', { day: formatInstant(one.expiresAt, { dateStyle: 'medium' }) }),
            one.lastUsedAt ? relativeTime(one.lastUsedAt) : t('Never used'),
            one.address,
          ],
        }))}
      />
    </>
  );
}

function Rows(props: {
  label: string;
  none: string;
  end: string;
  busy: boolean;
  onEnd(id: string): void;
  rows: { id: string; name: string; facts: (string | null)[] }[];
}) {
  const ends = useMay('members.sign_out');
  return (
    <section aria-label={props.label} className="mb-5">
      <h3 className="heading text-base">{props.label}</h3>
      {props.rows.length === 0 ? <p className="mt-2 text-sm text-muted">{props.none}</p> : null}
      <ul className="divide-y divide-line">
        {props.rows.map(({ id, name, facts }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {facts.filter(Boolean).join(' · ')}
              </p>
            </div>
            {ends ? (
              <DangerButton
                busy={props.busy}
                aria-label={`${props.end}: ${name}`}
                onClick={() => props.onEnd(id)}
              >
                {props.end}
              </DangerButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
