import { TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { SearchIcon } from '#shared/ui/action-icons.tsx';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { DangerButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { SelectionBar } from '#shared/ui/selection-bar.tsx';
import { memberName, useTeammates } from '../assign/use-teammates.ts';
import { type DraftFilters, filterDrafts, labelsOf, noFilters } from './draft-filters.ts';
import { postDraftList, useDeleteDrafts } from './draft-queries.ts';
import { DraftRow } from './draft-row.tsx';
import { LabelMenu } from './label-menu.tsx';
import { LeftOvers } from './left-overs.tsx';
import { openComposer } from './open-composer.ts';

/** Found by words, persona, member and label, and changed together. */
export function Drafts() {
  const list = useQuery(postDraftList(useApi()));
  return (
    <>
      <div className="mb-4 empty:hidden">
        <LeftOvers onOpen={(left) => openComposer({ left })} />
      </div>
      <ListStates
        list={list}
        failed={t('Failed to load drafts')}
        signedOut={null}
        loading={<SkeletonBar className="h-40" />}
        empty={<p className="text-muted">{t('No drafts yet')}</p>}
      >
        {(drafts) => <Found drafts={drafts} />}
      </ListStates>
    </>
  );
}

function Found({ drafts }: { drafts: readonly PostDraftLine[] }) {
  const [filters, setFilters] = useState(noFilters);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const remove = useDeleteDrafts();
  const shown = filterDrafts(drafts, filters);
  const chosen = shown.filter(({ id }) => selected.has(id));
  const known = labelsOf(drafts);
  const clear = () => setSelected(new Set());

  function select(id: string, on: boolean) {
    const others = [...selected].filter((one) => one !== id);
    setSelected(new Set(on ? [...others, id] : others));
  }

  /** Keeps the focus in the page when the row is removed. */
  function removeAll(ids: string[]) {
    remove.mutate(ids, {
      onSuccess() {
        clear();
        focusHeading();
      },
    });
  }

  return (
    <section aria-label={t('Drafts')}>
      <FilterRow
        filters={filters}
        known={known}
        onFilter={(part) => setFilters({ ...filters, ...part })}
      />
      {shown.length === 0 ? (
        <p role="status" className="py-4 text-muted">
          {t('No drafts match.')}
        </p>
      ) : (
        <div className="rounded-card border border-line bg-panel">
          {shown.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isSelected={selected.has(draft.id)}
              busy={remove.isPending}
              onSelect={select}
              onDelete={() => removeAll([draft.id])}
            />
          ))}
        </div>
      )}
      {chosen.length > 0 ? (
        <SelectionBar count={chosen.length} onClear={clear}>
          <LabelMenu drafts={chosen} known={known} />
          <DangerButton
            busy={remove.isPending}
            onClick={() => removeAll(chosen.map(({ id }) => id))}
          >
            {t('Delete')}
          </DangerButton>
        </SelectionBar>
      ) : null}
    </section>
  );
}

/** What there is only one of needs no choice. */
function FilterRow(props: {
  filters: DraftFilters;
  known: readonly string[];
  onFilter(part: Partial<DraftFilters>): void;
}) {
  const { filters, known, onFilter } = props;
  const personas = useQuery(personaList(useApi())).data ?? [];
  const lists = [
    {
      name: 'persona' as const,
      label: t('Persona'),
      all: t('All personas'),
      options: personas.map(({ id, name }) => ({ value: id, label: name })),
      isOffered: personas.length > 1,
    },
    {
      name: 'assignee' as const,
      label: t('Assignee'),
      all: t('All assignees'),
      options: useTeammates().map((member) => ({ value: member.id, label: memberName(member) })),
      isOffered: true,
    },
    {
      name: 'label' as const,
      label: t('Label'),
      all: t('All labels'),
      options: known.map((label) => ({ value: label, label })),
      isOffered: true,
    },
  ];
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <TextField.Root
        className="min-w-0 flex-1 basis-40"
        value={filters.q}
        onChange={(event) => onFilter({ q: event.target.value })}
        aria-label={t('Search drafts')}
        placeholder={t('Search drafts')}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={200}
      >
        <TextField.Slot>
          <SearchIcon />
        </TextField.Slot>
      </TextField.Root>
      {lists.map(({ name, label, all, options, isOffered }) =>
        isOffered && options.length > 0 ? (
          <div key={name} className="w-36">
            <Select
              aria-label={label}
              options={[{ value: '', label: all }, ...options]}
              value={filters[name]}
              onChoose={(value) => onFilter({ [name]: value })}
            />
          </div>
        ) : null,
      )}
      {isFiltered ? (
        <SecondaryButton onClick={() => onFilter(noFilters)}>{t('Clear')}</SecondaryButton>
      ) : null}
    </div>
  );
}
