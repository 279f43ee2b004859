import { memo } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { type PostDraft, platformsFor } from './post-draft.ts';

interface Props extends Pick<PostDraft, 'personaId' | 'platform' | 'accountId'> {
  onChange(part: Partial<PostDraft>): void;
}

/** Whose post it is, and where it goes. */
export const AudienceFields = memo(function AudienceFields(props: Props) {
  const { personaId, platform, onChange } = props;
  const personas = useQuery(personaList(useApi())).data ?? [];
  const isGone = personaId !== '' && !personas.some(({ id }) => id === personaId);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('Persona')}
        optional
        options={[
          { value: '', label: t('No persona') },
          ...personas.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: personaId, label: t('Chosen persona') }] : []),
        ]}
        value={personaId}
        onChoose={(id) => onChange({ personaId: id })}
      />
      <SelectField
        label={t('Platform')}
        hint={
          platform === 'twitter'
            ? undefined
            : t(
                'Troupe does not publish to {platform} yet. At the scheduled time you get the post to copy.',
                { platform: platformLabel(platform) },
              )
        }
        options={platformsFor(platform)}
        value={platform}
        // An account is one of its platform.
        onChoose={(next) => onChange({ platform: next, accountId: '' })}
      />
      <AccountField {...props} />
    </div>
  );
});

/** Which account it goes out by, where there is a choice. */
function AccountField({ platform, accountId, onChange }: Props) {
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
      onChoose={(id) => onChange({ accountId: id })}
    />
  );
}
