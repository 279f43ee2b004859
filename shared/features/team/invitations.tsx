import { Badge } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Invitation, InvitationLink } from '#shared/contracts/invitations.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog, FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { BusyButton, DangerButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { AccountRightsText } from './account-levels.tsx';
import { CopyLink } from './copy-link.tsx';
import { invitationList, useConfirmMember, useResend, useRevoke } from './queries.ts';

/** Whom the workspace has invited and who has not joined yet. */
export function Invitations() {
  const list = useQuery(invitationList(useApi()));
  const [made, setMade] = useState<InvitationLink | null>(null);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const revoke = useRevoke();
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load invitations')}</ErrorState>;
  }
  if (!list.data) return null;
  return (
    <section className="mt-10">
      <h2 className="heading mb-3 text-xl">{t('Invitations')}</h2>
      {list.data.length === 0 ? (
        <p className="text-muted">{t('No pending invitations')}</p>
      ) : (
        <ul
          aria-label={t('Invitations')}
          className="list-none divide-y divide-line rounded-card border border-line bg-panel"
        >
          {list.data.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onLink={setMade}
              onRevoke={() => setAsked(invitation)}
            />
          ))}
        </ul>
      )}
      <FormDialog
        open={made !== null}
        onClose={() => setMade(null)}
        title={t('New invitation link')}
        description={t('It works once, for 7 days. The old link opens nothing any more.')}
      >
        {made ? <CopyLink made={made} /> : null}
      </FormDialog>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Revoke the invitation?')}
        confirmLabel={t('Revoke')}
        onConfirm={() => asked && revoke.mutate(asked.id, { onSuccess: focusHeading })}
      >
        {t('Its link opens nothing any more. You can invite the person again.')}
      </ConfirmDialog>
    </section>
  );
}

function nameOf({ email, xUsername }: Invitation): string {
  if (xUsername !== null) return `@${xUsername}`;
  return email ?? t('Anyone with the link');
}

function InvitationRow(props: {
  invitation: Invitation;
  onLink(made: InvitationLink): void;
  onRevoke(): void;
}) {
  const { invitation } = props;
  const resend = useResend();
  const confirm = useConfirmMember();
  const name = nameOf(invitation);
  const isWaiting = invitation.state === 'waiting';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">
          {name} <StateBadge state={invitation.state} />
        </p>
        <p className="text-sm text-muted">
          {roleLabel(invitation.role)}
          {', '}
          {isWaiting
            ? t('accepted by @{username}', { username: invitation.acceptedBy ?? '' })
            : t('valid until {date}', {
                date: formatInstant(invitation.expiresAt, { dateStyle: 'medium' }),
              })}
        </p>
        {invitation.accounts.length > 0 ? <AccountRightsText rights={invitation.accounts} /> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isWaiting ? (
          <BusyButton
            busy={confirm.isPending}
            aria-label={t('Confirm @{username}', { username: invitation.acceptedBy ?? '' })}
            onClick={() => confirm.mutate(invitation.id)}
          >
            {t('Confirm')}
          </BusyButton>
        ) : (
          <SecondaryButton
            busy={resend.isPending}
            aria-label={t('New link for {name}', { name })}
            onClick={() => resend.mutate(invitation.id, { onSuccess: props.onLink })}
          >
            {invitation.email ? t('Send again') : t('New link')}
          </SecondaryButton>
        )}
        <DangerButton
          aria-label={t('Revoke the invitation for {name}', { name })}
          onClick={props.onRevoke}
        >
          {isWaiting ? t('Decline') : t('Revoke')}
        </DangerButton>
      </div>
    </li>
  );
}

function StateBadge({ state }: { state: Invitation['state'] }) {
  if (state === 'waiting') {
    return (
      <Badge variant="soft" color="amber">
        {t('Needs your confirmation')}
      </Badge>
    );
  }
  return (
    <Badge variant="soft" color={state === 'open' ? 'green' : 'gray'}>
      {state === 'open' ? t('Open') : t('Expired')}
    </Badge>
  );
}
