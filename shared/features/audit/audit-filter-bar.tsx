import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { auditTargets } from '#shared/contracts/audit.ts';
import { memberList } from '#shared/features/team/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { kindLabels } from './audit-labels.ts';
import type { AuditChoice } from './queries.ts';

/** Narrows the log to a member, a kind of thing, and days. */
export function AuditFilterBar(props: {
  choice: AuditChoice;
  onChoose(choice: AuditChoice): void;
}) {
  const { choice, onChoose } = props;
  const members = useQuery(memberList(useApi())).data ?? [];
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <SelectField
        label={t('Member')}
        options={[
          { value: '', label: t('All members') },
          ...members.map(({ id, username }) => ({ value: id, label: `@${username}` })),
        ]}
        value={choice.actor}
        onChoose={(actor) => onChoose({ ...choice, actor })}
      />
      <SelectField
        label={t('Kind')}
        options={[
          { value: '' as const, label: t('All actions') },
          ...auditTargets.map((kind) => ({ value: kind, label: t(kindLabels[kind]) })),
        ]}
        value={choice.kind}
        onChoose={(kind) => onChoose({ ...choice, kind })}
      />
      {(['from', 'to'] as const).map((bound) => (
        <LineField
          key={bound}
          label={bound === 'from' ? t('From') : t('To')}
          type="date"
          value={choice[bound]}
          onType={(day) => onChoose({ ...choice, [bound]: day })}
        />
      ))}
    </div>
  );
}
