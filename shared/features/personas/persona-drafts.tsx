import { Badge } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { KeptDraft } from '#shared/contracts/drafts.ts';
import { draftHistory } from '#shared/features/generation/queries.ts';
import { relativeTime } from '#shared/i18n/relative-time.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/states.tsx';

const outcomes: Record<KeptDraft['outcome'], { label: string; color: 'gray' | 'green' | 'blue' }> =
  {
    offered: { label: msg('Not used'), color: 'gray' },
    accepted: { label: msg('Used'), color: 'green' },
    edited: { label: msg('Edited'), color: 'blue' },
    discarded: { label: msg('Discarded'), color: 'gray' },
  };

/** The drafts of a persona and what became of each: what was used teaches it its voice. */
export function PersonaDrafts({ personaId }: { personaId: string }) {
  const drafts = useQuery(draftHistory(useApi(), personaId));
  if (drafts.isError) {
    return (
      <ErrorState onRetry={() => void drafts.refetch()}>{t('Failed to load drafts')}</ErrorState>
    );
  }
  if (!drafts.data) {
    return (
      <div role="status" aria-label={t('Loading drafts')} className="grid gap-3">
        <SkeletonBar className="h-16 w-full" />
        <SkeletonBar className="h-16 w-full" />
      </div>
    );
  }
  if (drafts.data.length === 0) {
    return (
      <p className="text-muted">
        {t('No drafts yet. What you copy, insert or edit teaches the persona its voice.')}
      </p>
    );
  }
  return (
    <ul aria-label={t('Drafts')} className="grid list-none gap-3">
      {drafts.data.map((draft) => (
        <Row key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

function Row({ draft }: { draft: KeptDraft }) {
  const { color } = outcomes[draft.outcome];
  const label = t(outcomes[draft.outcome].label);
  const changed =
    draft.editDistance === null
      ? ''
      : ` · ${t('{percent}% changed', { percent: Math.round(draft.editDistance * 100) })}`;
  return (
    <li className="rounded-card border border-line p-4">
      <p className="line-clamp-6 text-sm wrap-anywhere whitespace-pre-wrap">
        {draft.finalText ?? draft.content}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge color={color}>{label}</Badge>
        {relativeTime(draft.createdAt)}
        {changed}
        {draft.voiceMatch === null
          ? ''
          : ` · ${t('Voice match {voiceMatch}%', { voiceMatch: draft.voiceMatch })}`}
      </p>
    </li>
  );
}
