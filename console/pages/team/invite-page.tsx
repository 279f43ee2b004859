import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { acceptInvitation, type Offer, readInvitation } from '#shared/contracts/invitations.ts';
import { ContinueWithX } from '#shared/features/auth/continue-with-x.tsx';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { roleLabel, roleText } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { HOME } from '../../routes.ts';

/** Where an invitation leads. Opening it changes nothing: who is invited presses Join. */
export default function InvitePage() {
  const { token } = useParams<{ token: string }>();
  const offer = useQuery(readQuery(useApi(), readInvitation, undefined, { params: { token } }));
  return (
    <div className="mx-auto max-w-lg py-8 md:py-16">
      <h1 tabIndex={-1} className="heading headline text-3xl md:text-4xl">
        {t('Invitation')}
      </h1>
      <Card className="mt-6">
        {offer.error ? <p role="alert">{errorSentence(offer.error)}</p> : null}
        {offer.data ? <Invitation offer={offer.data} token={token} /> : null}
        {offer.isPending ? <SkeletonBar className="h-24" /> : null}
      </Card>
    </div>
  );
}

function Invitation({ offer, token }: { offer: Offer; token: string }) {
  const { workspaceName, invitedBy, role } = offer;
  return (
    <>
      <p className="text-lg wrap-anywhere">
        {invitedBy
          ? t('@{username} invites you to the workspace "{name}".', {
              username: invitedBy,
              name: workspaceName,
            })
          : t('You are invited to the workspace "{name}".', { name: workspaceName })}
      </p>
      <p className="mt-3">
        <strong>{t('Role: {role}', { role: roleLabel(role) })}</strong>
      </p>
      <p className="text-muted">{roleText(role)}</p>
      {offer.invited ? (
        <p className="mt-3 text-sm text-muted wrap-anywhere">
          {t('This invitation is for {name} only.', {
            name: offer.bound === 'x' ? `@${offer.invited}` : offer.invited,
          })}
        </p>
      ) : null}
      <WayIn offer={offer} token={token} />
    </>
  );
}

const over: Record<Exclude<Offer['state'], 'open'>, () => string> = {
  waiting: () =>
    t('Somebody has used this link. They are a member once an owner or admin confirms them.'),
  accepted: () => t('This invitation was used already.'),
  revoked: () => t('This invitation is no longer valid. Ask for a new one.'),
  expired: () => t('This invitation has expired. Ask for a new one.'),
};

function WayIn({ offer, token }: { offer: Offer; token: string }) {
  const api = useApi();
  const { state, user } = useAuthentication();
  const returnTo = `/invite/${token}`;
  const done = useRef<HTMLParagraphElement>(null);
  const join = useMutation({
    mutationFn: () => api.call(acceptInvitation, { params: { token } }),
    onSuccess(answer) {
      // Another workspace: nothing that was read before stays on screen.
      if (answer.workspace) {
        api.page.opened(answer.workspace.id);
        window.location.assign(`${HOME}?joined`);
      } else done.current?.focus();
    },
  });
  if (join.data) {
    return (
      <p ref={done} tabIndex={-1} role="status" className="mt-5">
        {join.data.state === 'joined'
          ? t('You are in. Opening the workspace...')
          : t('Waiting for an owner or admin to confirm you.')}
      </p>
    );
  }
  if (offer.state !== 'open') {
    return (
      <>
        <p role="status" className="mt-5">
          {over[offer.state]()}
        </p>
        {state === 'signed-in' ? (
          <Link href={HOME} className="mt-4 inline-block text-link underline underline-offset-2">
            {t('Go to your dashboard')}
          </Link>
        ) : null}
      </>
    );
  }
  if (state === 'checking') return null;
  if (state === 'signed-out') {
    return (
      <div className="mt-6">
        <p className="mb-3">{t('Sign in with X to join.')}</p>
        <ContinueWithX returnTo={returnTo} />
      </div>
    );
  }
  return (
    <div className="mt-6">
      <p className="mb-3 text-sm text-muted wrap-anywhere">
        {t('You are signed in as {name} (@{username}).', {
          name: displayName(user),
          username: user.username,
        })}
      </p>
      {join.error ? (
        <p role="alert" className="mb-3 text-danger">
          {errorSentence(join.error)}
        </p>
      ) : null}
      <BusyButton size="3" className="w-full" busy={join.isPending} onClick={() => join.mutate()}>
        {join.isPending ? t('Joining...') : t('Join {name}', { name: offer.workspaceName })}
      </BusyButton>
      {join.error && offer.bound === 'x' ? (
        <div className="mt-4">
          <ContinueWithX returnTo={returnTo} />
        </div>
      ) : null}
      {join.error && offer.bound === 'email' ? (
        <Link href="/settings" className="mt-4 inline-block text-link underline underline-offset-2">
          {t('Confirm the address in your settings')}
        </Link>
      ) : null}
    </div>
  );
}
