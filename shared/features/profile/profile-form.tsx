import { Button, TextArea, TextField } from '@radix-ui/themes';
import { useRef } from 'react';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { useSaveProfile } from '#shared/features/settings/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { Field } from '#shared/ui/fields.tsx';
import { useFormIssues } from '#shared/ui/form-issues.ts';
import { Refusal } from '#shared/ui/states.tsx';
import { type ProfileDraft, profileRules, shownProfile, useKeptProfile } from './profile-draft.ts';

/** What a person says about themselves: to read, and to change after Edit Profile. */
export function ProfileForm({ user, bio }: { user: CurrentUser | null; bio: string }) {
  const [kept, keep] = useKeptProfile(user?.id ?? 'visitor');
  const first = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const save = useSaveProfile();
  const draft = kept ?? shownProfile(user, bio);
  const isEditing = kept !== null;
  const { form, issueOf, refusal, touched, submit } = useFormIssues<ProfileDraft>({
    contract: profileRules,
    input: draft,
    serverError: save.error,
    onValid: () => save.mutate(draft, { onSuccess: stop }),
  });

  function start() {
    save.reset();
    keep(shownProfile(user, bio));
    requestAnimationFrame(() => first.current?.focus());
  }

  function stop() {
    keep(null);
    requestAnimationFrame(() => edit.current?.focus());
  }

  function cancel() {
    touched(draft);
    stop();
  }

  const text = (name: keyof ProfileDraft) => ({
    readOnly: !isEditing,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      touched({ [name]: event.target.value });
      keep({ ...draft, [name]: event.target.value });
    },
  });

  return (
    <Card className="md:p-6">
      <form ref={form} noValidate onSubmit={submit} aria-label={t('Profile information')}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="heading text-xl">{t('Profile information')}</h2>
          {isEditing || !user ? null : (
            <Button ref={edit} type="button" onClick={start}>
              {t('Edit Profile')}
            </Button>
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('First name')} error={issueOf('firstName')}>
            {(control) => (
              <TextField.Root
                {...control}
                ref={first}
                autoComplete="given-name"
                {...text('firstName')}
              />
            )}
          </Field>
          <Field label={t('Last name')} error={issueOf('lastName')}>
            {(control) => (
              <TextField.Root {...control} autoComplete="family-name" {...text('lastName')} />
            )}
          </Field>
          <div className="sm:col-span-2">
            <Field label={t('Email')} error={issueOf('email')}>
              {(control) => (
                <TextField.Root {...control} type="email" autoComplete="email" {...text('email')} />
              )}
            </Field>
          </div>
          <div className="sm:col-span-2">
            <Field label={t('Bio')} error={issueOf('bio')}>
              {(control) => <TextArea {...control} rows={4} resize="vertical" {...text('bio')} />}
            </Field>
          </div>
        </div>
        {isEditing ? (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Refusal>{refusal}</Refusal>
            <Button type="submit" size="3" disabled={save.isPending}>
              {save.isPending ? t('Saving...') : t('Save')}
            </Button>
            <Button type="button" size="3" variant="soft" color="gray" onClick={cancel}>
              {t('Cancel')}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
}
