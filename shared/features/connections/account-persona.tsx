import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { useMay, useRoleReason } from '#shared/features/auth/public.tsx';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useSetAccountPersona } from './queries.ts';

/** Which persona speaks for an account; saved at once. */
export function AccountPersona({ account }: { account: SocialAccount }) {
  const personas = useQuery(personaList(useApi())).data ?? [];
  const set = useSetAccountPersona();
  const may = useMay('accounts.manage');
  const reason = useRoleReason();
  const chosen = set.isPending ? set.variables.personaId : account.personaId;
  const hint = may ? t('Preselected when you draft on X with this account.') : reason;
  return (
    <div className="w-full sm:max-w-sm">
      <SelectField
        label={t('Persona')}
        hint={hint}
        disabled={!may}
        options={[{ id: '', name: t('Last used persona') }, ...personas].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        value={chosen ?? ''}
        onChoose={(persona) => set.mutate({ id: account.id, personaId: persona || null })}
      />
    </div>
  );
}
