import { memo } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { EditIcon, TrashIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { AssignmentMark } from '../assign/assignment-mark.tsx';
import { openComposer } from './open-composer.ts';

/** One draft in one line: its text opens it in the composer. */
export const DraftRow = memo(function DraftRow(props: {
  draft: PostDraftLine;
  isSelected: boolean;
  busy: boolean;
  onSelect(id: string, on: boolean): void;
  onDelete(): void;
}) {
  const { draft } = props;
  const { zone } = useTimeZone();
  const persona = (useQuery(personaList(useApi())).data ?? []).find(
    ({ id }) => id === draft.personaId,
  );
  const words = draft.text.trim() || t('No text yet');
  const name = excerpt(words);
  const open = () => openComposer({ savedId: draft.id });
  const about = [
    draft.parts > 1 ? tn(draft.parts, 'Thread of {n} part', 'Thread of {n} parts') : '',
    draft.media > 0 ? tn(draft.media, '{n} file', '{n} files') : '',
  ].filter(Boolean);
  return (
    <article
      aria-label={name}
      data-selected={props.isSelected || undefined}
      tabIndex={-1}
      className="flex min-h-11 scroll-my-28 flex-wrap items-center gap-x-3 border-b border-line px-2 outline-offset-[-2px] last:border-none hover:bg-tint focus:bg-tint focus:outline-2 focus:outline-(--focus-8) data-selected:bg-link-tint"
    >
      <input
        type="checkbox"
        data-select=""
        aria-label={t('Select: {name}', { name })}
        checked={props.isSelected}
        onChange={(event) => props.onSelect(draft.id, event.target.checked)}
        className="size-4 shrink-0 cursor-pointer accent-(--accent-9)"
      />
      {persona ? (
        <span
          dir="auto"
          title={persona.name}
          className="hidden w-28 shrink-0 truncate text-sm text-muted sm:block"
        >
          {persona.name}
        </span>
      ) : null}
      <button
        type="button"
        aria-label={t('Open draft: {text}', { text: words })}
        onClick={open}
        className="min-w-0 flex-1 cursor-pointer rounded-control py-2.5 text-start text-sm"
      >
        <span dir="auto" translate="no" className="block truncate">
          {words}
        </span>
      </button>
      {[...(draft.labels ?? []), ...about].map((label) => (
        <span
          key={label}
          className="hidden max-w-32 truncate rounded-full bg-tint px-2 py-0.5 text-xs sm:inline"
        >
          {label}
        </span>
      ))}
      <AssignmentMark post={draft} />
      <time dateTime={draft.updatedAt} className="shrink-0 text-xs text-muted tabular-nums">
        {formatInstant(draft.updatedAt, {
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          timeZone: zone,
        })}
      </time>
      <SecondaryIconButton
        variant="ghost"
        data-edit=""
        aria-label={t('Edit: {name}', { name })}
        title={t('Edit')}
        className="m-0 hidden sm:inline-flex"
        onClick={open}
      >
        <EditIcon size={18} />
      </SecondaryIconButton>
      <SecondaryIconButton
        variant="ghost"
        aria-label={t('Delete draft: {text}', { text: words })}
        title={t('Delete')}
        className="m-0"
        busy={props.busy}
        onClick={props.onDelete}
      >
        <TrashIcon size={18} />
      </SecondaryIconButton>
    </article>
  );
});
