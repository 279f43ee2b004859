import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { DecideInConsole, useDecidesHere } from '#shared/features/auth/public.tsx';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_WAITING } from '#shared/lib/schedule-link.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useChangePosts } from '../change-queries.ts';
import { heldPosts, waitsForApproval } from '../queries.ts';

/** What campaigns have written while they may not post by themselves: read and approved together. */
export function ApproveAll({ posts }: { posts: readonly ListedPost[] }) {
  const [asked, setAsked] = useState(false);
  const decidesHere = useDecidesHere();
  const count = posts.filter(waitsForApproval).length;
  if (count === 0) return null;
  if (!decidesHere) return <DecideInConsole path={SCHEDULE_AT_WAITING} />;
  return (
    <>
      <Button variant="soft" onClick={() => setAsked(true)}>
        {t('Approve all')}
      </Button>
      <FormDialog
        wide
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Approve All Posts')}
        description={tn(
          count,
          '{n} post will be published as scheduled. Overdue posts stay on hold.',
          '{n} posts will be published as scheduled. Overdue posts stay on hold.',
        )}
      >
        <Waiting ids={new Set(posts.map(({ id }) => id))} onClose={() => setAsked(false)} />
      </FormDialog>
    </>
  );
}

/** Their whole texts. What is approved is what stands here, and nothing that came meanwhile. */
function Waiting({ ids, onClose }: { ids: ReadonlySet<string>; onClose(): void }) {
  const { data, isLoadingError, refetch } = useQuery(heldPosts(useApi()));
  const approve = useChangePosts();
  if (isLoadingError) {
    return <ErrorState onRetry={refetch}>{t('Failed to load scheduled posts')}</ErrorState>;
  }
  if (!data) return <SkeletonBar className="h-40" />;
  const posts = data.filter((post) => ids.has(post.id) && waitsForApproval(post));
  return (
    <>
      <ol className="flex list-none flex-col divide-y divide-line">
        {posts.map(({ id, content, scheduledTime, personaName }) => (
          <li key={id} className="py-3 text-sm">
            <p className="text-muted">
              {formatInstant(scheduledTime)}
              {personaName ? <span dir="auto"> · {personaName}</span> : null}
            </p>
            <p dir="auto" translate="no" className="mt-1 wrap-anywhere whitespace-pre-line">
              {content}
            </p>
          </li>
        ))}
      </ol>
      <div className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-panel px-6 py-4 text-right">
        <BusyButton
          busy={approve.isPending}
          onClick={() =>
            approve.mutate({ posts, change: { action: 'approve' } }, { onSuccess: onClose })
          }
        >
          {tn(posts.length, 'Approve {n} post', 'Approve {n} posts')}
        </BusyButton>
      </div>
    </>
  );
}
