import { useEffect } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { CalendarIcon } from '#shared/ui/icons.tsx';
import { useLinked } from '../form/linked-post.ts';
import { SCHEDULE_FILTER, scheduledPosts } from '../queries.ts';
import type { OpenDialog } from '../schedule-dialogs.tsx';
import { SignedOut } from '../signed-out.tsx';
import { needsAttention, waitsForApproval } from './post-status.ts';

const ApproveAll = lazyComponent(async () => (await import('./approve-all.tsx')).ApproveAll, {
  isWanted: hasWaiting,
  Meanwhile: (props) => (hasWaiting(props) ? <SkeletonBar className="mb-4 h-14" /> : null),
});

const DistantPost = lazyComponent(async () => (await import('./distant-post.tsx')).DistantPost);

/** Fetched while the posts are read. */
const PostDays = lazyComponent(async () => (await import('./post-days.tsx')).PostDays, {
  Meanwhile: Loading,
});

function hasWaiting({ posts }: { posts: ScheduledPost[] }): boolean {
  return posts.some(waitsForApproval);
}

const filters = [
  { value: 'all', label: msg('All posts') },
  { value: 'coming', label: msg('Upcoming') },
  { value: 'attention', label: msg('Needs you') },
  { value: 'posted', label: msg('Posted') },
] as const;
type Filter = (typeof filters)[number]['value'];

const passes: Record<Filter, (post: ScheduledPost) => boolean> = {
  all: () => true,
  coming: ({ status }) => ['pending', 'publishing', 'unknown'].includes(status),
  attention: needsAttention,
  posted: ({ status }) => status === 'posted',
};

/** The scheduled posts by day: what is to come first, then the latest of the past. */
export function PostList({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const [filter, setFilter] = useHistoryChoice<Filter>(SCHEDULE_FILTER, filters, 'all');
  const list = useQuery(scheduledPosts(useApi()));
  const { postId, isAtWaiting, leave } = useLinked();
  useEffect(() => PostDays.ahead(), []);
  useEffect(() => {
    if (postId !== null) setFilter('all');
    else if (isAtWaiting) setFilter('attention');
  }, [postId, isAtWaiting, setFilter]);

  function choose(next: Filter) {
    leave();
    setFilter(next);
  }

  return (
    <section aria-labelledby="scheduled-posts">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="scheduled-posts" tabIndex={-1} className="heading text-xl">
          {t('Scheduled Posts')}
        </h2>
        {list.data && list.data.length > 0 ? (
          <div className="w-40">
            <Select
              aria-label={t('Show')}
              options={labelled(filters)}
              value={filter}
              onChoose={choose}
            />
          </div>
        ) : null}
      </div>
      {postId !== null && list.data && !list.data.some(({ id }) => id === postId) ? (
        <DistantPost key={postId} postId={postId} onOpen={onOpen} />
      ) : null}
      <ListStates
        list={list}
        failed={t('Failed to load scheduled posts')}
        signedOut={<SignedOut />}
        loading={<Loading />}
        empty={
          <EmptyState icon={<CalendarIcon size={26} />} title={t('No scheduled posts yet')}>
            {t('Schedule your first post')}
          </EmptyState>
        }
      >
        {(posts) => (
          <>
            <ApproveAll posts={posts} />
            <PostDays
              key={filter}
              posts={posts.filter(passes[filter])}
              linkedId={postId}
              onOpen={onOpen}
            />
          </>
        )}
      </ListStates>
    </section>
  );
}

function Loading() {
  return (
    <LoadingList label={t('Loading scheduled posts')} count={3} className="flex flex-col gap-3">
      <SkeletonBar className="h-28" />
    </LoadingList>
  );
}
