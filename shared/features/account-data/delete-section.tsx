import { useState } from 'react';
import { deleteAccount } from '#shared/contracts/account-data.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton, DangerButton } from '#shared/ui/forms/busy-button.tsx';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { DataSection } from './data-section.tsx';
import { useDeleteAccount, useKeepAccount } from './queries.ts';

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
              'Everything is deleted after 14 days, and our access to X is revoked. Until then nothing is published, and you can undo it.',
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
          'All of it is deleted in 14 days. Export your data first if you want to keep it.',
        )}
      >
        <ConfirmForm username={user.username} onDone={() => setAsked(false)} />
      </FormDialog>
    </DataSection>
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
