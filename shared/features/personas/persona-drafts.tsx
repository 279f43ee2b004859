import { Badge } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { KeptDraft } from '#shared/contracts/generation.ts';
import { draftHistory } from '#shared/features/generation/queries.ts';
import { relativeTime } from '#shared/lib/format.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/states.tsx';

const outcomes: Record<KeptDraft['outcome'], { label: string; color: 'gray' | 'green' | 'blue' }> =
  {
    offered: { label: 'Not used', color: 'gray' },
    accepted: { label: 'Used', color: 'green' },
    edited: { label: 'Edited', color: 'blue' },
    discarded: { label: 'Discarded', color: 'gray' },
  };

/** The drafts of a persona and what became of each: what was used teaches it its voice. */
export function PersonaDrafts({ personaId }: { personaId: string }) {
  const drafts = useQuery(draftHistory(useApi(), personaId));
  if (drafts.isError) {
    return <ErrorState onRetry={() => void drafts.refetch()}>Failed to load drafts</ErrorState>;
  }
  if (!drafts.data) {
    return (
      <div role="status" aria-label="Loading drafts" className="grid gap-3">
        <SkeletonBar className="h-16 w-full" />
        <SkeletonBar className="h-16 w-full" />
      </div>
    );
  }
  if (drafts.data.length === 0) {
    return (
      <p className="text-muted">
        No drafts yet. What you copy, insert or edit teaches the persona its voice.
      </p>
    );
  }
  return (
    <ul aria-label="Drafts" className="grid list-none gap-3">
      {drafts.data.map((draft) => (
        <Row key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

function Row({ draft }: { draft: KeptDraft }) {
  const { label, color } = outcomes[draft.outcome];
  const changed =
    draft.editDistance === null ? '' : ` · ${Math.round(draft.editDistance * 100)}% changed`;
  return (
    <li className="rounded-card border border-line p-4">
      <p className="line-clamp-6 text-sm wrap-anywhere whitespace-pre-wrap">
        {draft.finalText ?? draft.content}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge color={color}>{label}</Badge>
        {relativeTime(draft.createdAt)}
        {changed}
        {draft.voiceMatch === null ? '' : ` · Voice match ${draft.voiceMatch}%`}
      </p>
    </li>
  );
}
