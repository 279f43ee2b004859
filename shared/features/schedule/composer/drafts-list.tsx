import type { ComponentProps } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { PostDraftLine, SavedPostDraft } from '#shared/contracts/post-drafts.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { AssignmentMark } from '../assign/assignment-mark.tsx';
import { postDraftList, useDeleteDraft, useOpenDraft } from './draft-queries.ts';

/** The saved drafts, the latest first, to open or to delete. */
export function DraftsList(props: { openId: string; onOpen(draft: SavedPostDraft): void }) {
  const api = useApi();
  const list = useQuery(postDraftList(api));
  return (
    <ListStates
      list={list}
      failed={t('Failed to load drafts')}
      signedOut={null}
      loading={<SkeletonBar className="h-16" />}
      empty={<p className="text-sm text-muted">{t('No drafts yet')}</p>}
    >
      {(drafts) => (
        <ul
          aria-label={t('Drafts')}
          className="flex max-h-72 list-none flex-col gap-2 overflow-y-auto"
        >
          {drafts.map((draft) => (
            <DraftLine key={draft.id} {...props} draft={draft} />
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function DraftLine(props: ComponentProps<typeof DraftsList> & { draft: PostDraftLine }) {
  const { draft, openId, onOpen } = props;
  const { zone } = useChosenZone();
  const open = useOpenDraft();
  const remove = useDeleteDraft();
  const words = draft.text.trim() || t('No text yet');
  const isOpen = draft.id === openId;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line px-3 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="truncate text-sm">
          {words}
        </p>
        <p className="text-xs text-muted">
          {[
            formatInstant(draft.updatedAt, {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone: zone,
            }),
            draft.parts > 1 ? tn(draft.parts, 'Thread of {n} part', 'Thread of {n} parts') : '',
            draft.media > 0 ? tn(draft.media, '{n} file', '{n} files') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <AssignmentMark post={draft} />
      <BusyButton
        type="button"
        variant="soft"
        aria-label={t('Open draft: {text}', { text: words })}
        busy={open.isPending || isOpen}
        onClick={() => open.mutate(draft.id, { onSuccess: onOpen })}
      >
        {isOpen ? t('Open now') : t('Open')}
      </BusyButton>
      <SecondaryButton
        aria-label={t('Delete draft: {text}', { text: words })}
        busy={remove.isPending}
        onClick={() => remove.mutate(draft.id)}
      >
        {t('Delete')}
      </SecondaryButton>
    </li>
  );
}
