import { Badge } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SavedDraft } from '#shared/contracts/drafts.ts';
import { draftHistory } from '#shared/features/generation/queries.ts';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';

const outcomes: Record<SavedDraft['outcome'], { label: string; color: 'gray' | 'green' | 'blue' }> =
  {
    offered: { label: msg('Not used'), color: 'gray' },
    accepted: { label: msg('Used'), color: 'green' },
    edited: { label: msg('Edited'), color: 'blue' },
    discarded: { label: msg('Discarded'), color: 'gray' },
  };

/** The drafts of a persona and what became of each: what was used teaches it its voice. */
export function PersonaDrafts(props: { personaId: string; onCompose(): void }) {
  const { personaId } = props;
  const loading = (
    <LoadingList label={t('Loading drafts')} count={2} className="grid gap-3">
      <SkeletonBar className="h-16 w-full" />
    </LoadingList>
  );
  return (
    <ListStates
      list={useQuery(draftHistory(useApi(), personaId))}
      failed={t('Failed to load drafts')}
      signedOut={loading}
      loading={loading}
      empty={
        <p className="text-muted">
          {t('No drafts yet. The persona learns from drafts you copy, insert or edit.')}
        </p>
      }
    >
      {(drafts) => (
        <ul aria-label={t('Drafts')} className="grid list-none gap-3">
          {drafts.map((draft) => (
            <Row key={draft.id} {...props} draft={draft} />
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function Row(props: { draft: SavedDraft; personaId: string; onCompose(): void }) {
  const { draft, personaId } = props;
  const text = draft.finalText ?? draft.content;
  useEachMinute();
  const { color } = outcomes[draft.outcome];
  const label = t(outcomes[draft.outcome].label);
  const changed =
    draft.editDistance === null
      ? ''
      : ` · ${t('{percent}% changed', { percent: Math.round(draft.editDistance * 100) })}`;
  return (
    <li className="rounded-card border border-line p-4">
      <p dir="auto" className="line-clamp-6 text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge color={color}>{label}</Badge>
        {relativeTime(draft.createdAt)}
        {changed}
        {draft.voiceMatch === null
          ? ''
          : ` · ${t('Voice match {voiceMatch}%', { voiceMatch: draft.voiceMatch })}`}
      </p>
      <div className="mt-3">
        <OpenInComposer
          draft={{ text, draftId: draft.id, personaId, platform: 'twitter' }}
          onOpen={props.onCompose}
        />
      </div>
    </li>
  );
}
