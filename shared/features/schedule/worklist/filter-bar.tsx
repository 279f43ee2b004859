import { Button, TextField } from '@radix-ui/themes';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { campaignList } from '#shared/features/campaigns/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { labelled, t } from '#shared/i18n/translate.ts';
import { SearchIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { memberName, useTeammates } from '../assign/use-teammates.ts';
import { type Filters, statusFilters } from './use-filters.ts';

const TYPING_MS = 250;

interface BarProps {
  filters: Filters;
  /** How many of them are set. */
  count: number;
  onFilter(part: Partial<Filters>): void;
}

/** Search and filters of the list, after the checkbox that selects all posts. */
export function FilterBar({ children, ...props }: BarProps & { children: ReactNode }) {
  const { filters, count, onFilter } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-1 flex flex-wrap items-center gap-2">
      {children}
      <Words q={filters.q} onFilter={onFilter} />
      <SecondaryButton
        className="sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
      </SecondaryButton>
      <div
        className={`w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap ${isOpen ? 'grid' : 'hidden'}`}
      >
        <div className="sm:w-36">
          <Select
            aria-label={t('Show')}
            options={labelled(statusFilters)}
            value={filters.show}
            onChoose={(show) => onFilter({ show })}
          />
        </div>
        <Choices {...props} />
      </div>
      {count > 0 ? (
        <Button
          variant="ghost"
          color="gray"
          className="m-0"
          onClick={() =>
            onFilter({ q: '', show: 'all', persona: '', campaign: '', account: '', assignee: '' })
          }
        >
          {t('Clear')}
        </Button>
      ) : null}
    </div>
  );
}

function Words({ q, onFilter }: Pick<BarProps, 'onFilter'> & { q: string }) {
  const [typed, setTyped] = useState(q);
  const [before, setBefore] = useState(q);
  // Changed from elsewhere: by Back, or by Clear.
  if (before !== q) {
    setBefore(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== q) onFilter({ q: typed.trim() });
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(search, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField.Root
      type="search"
      dir="auto"
      autoComplete="off"
      maxLength={200}
      aria-label={t('Search posts')}
      placeholder={t('Search posts')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="min-w-0 flex-1 basis-40"
    >
      <TextField.Slot>
        <SearchIcon />
      </TextField.Slot>
    </TextField.Root>
  );
}

/** By whom it is, and where it goes: what there is only one of needs no choice. */
function Choices({ filters, onFilter }: BarProps) {
  const api = useApi();
  const personas = useQuery(personaList(api)).data ?? [];
  const campaigns = useQuery(campaignList(api)).data ?? [];
  const accounts = useQuery(socialAccountList(api)).data ?? [];
  const teammates = useTeammates();
  const lists = [
    {
      key: 'persona' as const,
      label: t('Persona'),
      all: t('All personas'),
      options: personas.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'campaign' as const,
      label: t('Campaign'),
      all: t('All campaigns'),
      options: campaigns.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'account' as const,
      label: t('Account'),
      all: t('All accounts'),
      options:
        accounts.length > 1
          ? accounts.map(({ id, username }) => ({ value: id, label: `@${username}` }))
          : [],
    },
    {
      key: 'assignee' as const,
      label: t('Assignee'),
      all: t('All assignees'),
      options:
        teammates.length > 0
          ? [
              { value: 'me', label: t('Assigned to me') },
              ...teammates
                .filter(({ isSelf }) => !isSelf)
                .map((member) => ({ value: member.id, label: memberName(member) })),
              { value: 'none', label: t('Unassigned') },
            ]
          : [],
    },
  ];
  return lists
    .filter(({ key, options }) => options.length > 0 || filters[key] !== '')
    .map(({ key, label, all, options }) => (
      <div key={key} className="sm:w-36">
        <Select
          aria-label={label}
          options={[{ value: '', label: all }, ...options]}
          value={filters[key]}
          onChoose={(value) => onFilter({ [key]: value })}
        />
      </div>
    ));
}
