import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { Field, Select, SelectField } from '#shared/ui/forms/fields.tsx';
import { type PostDraft, platformsFor } from './post-draft.ts';

/** Whose post it is, and where it goes. */
export function AudienceFields(props: {
  draft: PostDraft;
  onChange(part: Partial<PostDraft>): void;
}) {
  const { draft, onChange } = props;
  const personas = useQuery(personaList(useApi())).data ?? [];
  const isGone = draft.personaId !== '' && !personas.some(({ id }) => id === draft.personaId);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('Persona')}
        optional
        options={[
          { value: '', label: t('No persona') },
          ...personas.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: draft.personaId, label: t('Chosen persona') }] : []),
        ]}
        value={draft.personaId}
        onChoose={(personaId) => onChange({ personaId })}
      />
      <Field
        label={t('Platform')}
        hint={
          draft.platform === 'twitter'
            ? undefined
            : t(
                'Troupe does not publish to {platform} yet. At the scheduled time you get the post to copy.',
                { platform: platformLabel(draft.platform) },
              )
        }
      >
        {(control) => (
          <Select
            {...control}
            options={platformsFor(draft.platform)}
            value={draft.platform}
            // An account is one of its platform.
            onChoose={(platform) => onChange({ platform, accountId: '' })}
          />
        )}
      </Field>
      <AccountField {...props} />
    </div>
  );
}

/** Which account it goes out by, where there is a choice. */
function AccountField(props: { draft: PostDraft; onChange(part: Partial<PostDraft>): void }) {
  const { platform, accountId } = props.draft;
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const fitting = accounts.filter((account) => account.platform === platform);
  const isGone = accountId !== '' && !fitting.some(({ id }) => id === accountId);
  if (fitting.length < 2 && !isGone) return null;
  const chosen = accountId || defaultAccount(fitting)?.id || '';
  const isLost = fitting.some(({ id, needsReconnect }) => id === chosen && needsReconnect);
  return (
    <SelectField
      label={t('Account')}
      hint={
        isLost ? t('X no longer accepts it: posts stay on hold until you reconnect it.') : undefined
      }
      options={[
        ...fitting.map(({ id, username }) => ({ value: id, label: `@${username}` })),
        ...(isGone ? [{ value: accountId, label: t('Disconnected account') }] : []),
      ]}
      value={chosen}
      onChoose={(id) => props.onChange({ accountId: id })}
    />
  );
}
