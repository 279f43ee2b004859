import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import type { Member, removeMember } from '#shared/contracts/members.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { memberList, memberWork } from './queries.ts';

export type Fate = NonNullable<CallInput<typeof removeMember>['query']>;

/** What nobody else approved of a member who goes, and what becomes of it. */
export function WorkChoice(props: {
  member: Member;
  name: string;
  fate: Fate;
  onChange(fate: Fate): void;
}) {
  const { member, name, fate, onChange } = props;
  const api = useApi();
  const work = useQuery(memberWork(api, member.id)).data;
  const members = useQuery(memberList(api)).data ?? [];
  if (!work || work.posts + work.campaigns === 0) return null;
  const heirs = members
    .filter(({ id, role }) => id !== member.id && roleMay(role, 'posts.write'))
    .map(({ id, name: full, username }) => ({ value: id, label: full ?? `@${username}` }));
  const { posts, campaigns } = work;
  return (
    <div className="mt-4 grid gap-4">
      <ul className="list-disc pl-5">
        {posts > 0 ? (
          <li>
            {tn(
              posts,
              '{n} scheduled post of {name} that nobody else approved',
              '{n} scheduled posts of {name} that nobody else approved',
              { name },
            )}
          </li>
        ) : null}
        {campaigns > 0 ? (
          <li>
            {tn(campaigns, '{n} running campaign of {name}', '{n} running campaigns of {name}', {
              name,
            })}
          </li>
        ) : null}
      </ul>
      {member.isSelf ? (
        <p>{t('They wait until somebody who may publish them releases them.')}</p>
      ) : (
        <SelectField<NonNullable<Fate['work']>>
          label={t('What happens to their posts')}
          hint={
            fate.work === 'release'
              ? undefined
              : t('They wait until somebody who may publish them releases them.')
          }
          options={[
            { value: 'hold', label: t('Keep on hold') },
            { value: 'release', label: t('Publish as scheduled') },
            ...(heirs.length > 0
              ? [{ value: 'hand_over' as const, label: t('Hand over to a member') }]
              : []),
          ]}
          value={fate.work ?? 'hold'}
          onChoose={(work) =>
            onChange(work === 'hand_over' ? { work, to: heirs[0]?.value } : { work })
          }
        />
      )}
      {fate.work === 'hand_over' ? (
        <SelectField
          label={t('Hand over to')}
          options={heirs}
          value={fate.to ?? ''}
          onChoose={(to) => onChange({ work: 'hand_over', to })}
        />
      ) : null}
    </div>
  );
}
