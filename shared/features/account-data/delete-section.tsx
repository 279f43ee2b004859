import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { deleteAccount } from '#shared/contracts/account-data.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState, Refusal, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton, DangerButton } from '#shared/ui/forms/busy-button.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { DataSection } from './data-section.tsx';
import { accountDeletionQuery, useDeleteAccount, useKeepAccount } from './queries.ts';

/** Deletes the account in two weeks, once its name has been typed; until then it can be undone. */
export function DeleteSection() {
  const { user } = useAuthentication();
  const keep = useKeepAccount();
  const [asked, setAsked] = useState(false);
  if (!user) return null;
  return (
    <DataSection
      title={t('Delete my account')}
      note={
        user.deleteAfter
          ? t('Your account will be deleted on {day}.', {
              day: formatInstant(user.deleteAfter, { dateStyle: 'medium' }),
            })
          : t(
              'Everything that is yours alone is deleted after 14 days in all your workspaces, and our access to X is revoked. Until then none of it is published, and you can undo it.',
            )
      }
    >
      {user.deleteAfter ? (
        <BusyButton variant="soft" busy={keep.isPending} onClick={() => keep.mutate()}>
          {t('Keep my account')}
        </BusyButton>
      ) : (
        <DangerButton onClick={() => setAsked(true)}>{t('Delete my account')}</DangerButton>
      )}
      <FormDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Delete Account')}
        description={t(
          'In 14 days you are signed out everywhere, and your keys end. Export your data first if you want to keep it.',
        )}
      >
        <WhatBecomes />
        <ConfirmForm username={user.username} onDone={() => setAsked(false)} />
      </FormDialog>
    </DataSection>
  );
}

/** Which workspaces end, which go on without the person, and which need another owner first. */
function WhatBecomes() {
  const deletion = useQuery(accountDeletionQuery(useApi()));
  if (deletion.isLoadingError) {
    return (
      <ErrorState onRetry={deletion.refetch}>{t('Failed to load your workspaces')}</ErrorState>
    );
  }
  if (!deletion.data) return <SkeletonBar className="h-16" />;
  const { ends, handOver, leaves } = deletion.data;
  const said = [
    [handOver, t('Make somebody else an owner of these first:')],
    [ends, t('Deleted with everything in them:')],
    [leaves, t('You leave these, and they stay:')],
  ] as const;
  return (
    <dl className="mb-5 flex flex-col gap-3 text-sm">
      {said.map(([workspaces, sentence]) =>
        workspaces.length > 0 ? (
          <div key={sentence}>
            <dt className={workspaces === handOver ? 'font-medium text-danger' : 'text-muted'}>
              {sentence}
            </dt>
            {workspaces.map(({ id, name }) => (
              <dd key={id} dir="auto" className="font-medium wrap-anywhere">
                {name}
              </dd>
            ))}
          </div>
        ) : null,
      )}
    </dl>
  );
}

function ConfirmForm({ username, onDone }: { username: string; onDone(): void }) {
  const [draft, setDraft] = useState({ username: '' });
  const remove = useDeleteAccount();
  const { formProps, text } = useDraftForm<typeof draft>({
    draft,
    onChange: setDraft,
    contract: deleteAccount.body,
    input: draft,
    serverError: remove.error,
    onValid: () => remove.mutate(draft.username, { onSuccess: onDone }),
  });
  const { form, refusal, onSubmit } = formProps;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <LineField
        label={t('Your username')}
        hint={t('Type {username} to confirm', { username })}
        required
        spellCheck={false}
        {...text('username')}
      />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" size="3" color="ruby" busy={remove.isPending}>
        {remove.isPending ? t('Deleting...') : t('Delete my account in 14 days')}
      </BusyButton>
    </form>
  );
}
