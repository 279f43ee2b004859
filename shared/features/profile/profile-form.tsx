import { Button } from '@radix-ui/themes';
import { useRef } from 'react';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { useSaveProfile } from '#shared/features/settings/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { fieldsThatDiffer } from '#shared/ui/forms/persisted-edit.ts';
import { PersonFields } from '#shared/ui/forms/person-fields.tsx';
import {
  type ProfileDraft,
  profileRules,
  shownProfile,
  useKeptProfile,
} from './profile-form-state.ts';

/** What a person says about themselves: to read, and to change after Edit Profile. */
export function ProfileForm(props: {
  user: CurrentUser | null;
  bio: string;
  /** Nothing can be changed before it is known. */
  isLoading: boolean;
}) {
  const { user, bio, isLoading } = props;
  const [kept, keep, keepAfter] = useKeptProfile();
  const first = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const save = useSaveProfile();
  const isEditing = kept !== null && !isLoading;
  const shown = shownProfile(user, bio);
  const draft = isEditing ? { ...shown, ...kept } : shown;
  const { form, issueOf, refusal, touched, submit } = useFormIssues<ProfileDraft>({
    contract: profileRules,
    input: draft,
    serverError: save.error,
    onValid: () => {
      // What stays as it is shown is not written: a name of X's would be theirs for ever.
      const changes = fieldsThatDiffer(draft, shown);
      const sending = save.mutateAsync(changes, { onSuccess: focusEdit });
      keepAfter(sending, null);
    },
  });

  function start() {
    save.reset();
    keep({});
    requestAnimationFrame(() => first.current?.focus());
  }

  function focusEdit() {
    requestAnimationFrame(() => edit.current?.focus());
  }

  function cancel() {
    touched(draft);
    keep(null);
    focusEdit();
  }

  const text = (name: keyof ProfileDraft) => ({
    readOnly: !isEditing,
    value: draft[name],
    error: issueOf(name),
    onType: (typed: string) => {
      touched({ [name]: typed });
      keep({ ...kept, [name]: typed });
    },
  });

  return (
    <Card className="md:p-6">
      <form ref={form} noValidate onSubmit={submit} aria-label={t('Profile information')}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="heading text-xl">{t('Profile information')}</h2>
          {isEditing || !(user || isLoading) ? null : (
            <Button ref={edit} type="button" disabled={isLoading} onClick={start}>
              {t('Edit Profile')}
            </Button>
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <PersonFields text={text} firstRef={first} bioRows={4} />
        </div>
        {isEditing ? (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Refusal>{refusal}</Refusal>
            <BusyButton type="submit" size="3" busy={save.isPending}>
              {save.isPending ? t('Saving...') : t('Save')}
            </BusyButton>
            <SecondaryButton size="3" onClick={cancel}>
              {t('Cancel')}
            </SecondaryButton>
          </div>
        ) : null}
      </form>
    </Card>
  );
}
