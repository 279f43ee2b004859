import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { OpenPost, StatusBadge } from '#shared/features/schedule/public.tsx';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { campaignPosts } from '../queries.ts';

/** The posts of a campaign: the next to come first, then what is published. Each opens on the schedule, or where it is written. */
export function CampaignPosts({ campaign }: { campaign: Campaign }) {
  const none = <p className="text-muted">{t('No posts planned yet')}</p>;
  const isOut = ({ status }: ScheduledPost) => status === 'posted';
  return (
    <ListStates
      list={useQuery(campaignPosts(useApi(), campaign.id))}
      failed={t('Failed to load scheduled posts')}
      signedOut={none}
      loading={<SkeletonBar className="h-64" />}
      empty={none}
    >
      {(posts) => (
        <>
          <Posts title={t('Planned')} posts={posts.filter((post) => !isOut(post))} />
          <Posts title={t('Published')} posts={posts.filter(isOut)} />
        </>
      )}
    </ListStates>
  );
}

function Posts({ title, posts }: { title: string; posts: ScheduledPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="heading mb-3 text-lg">
        {title} ({formatNumber(posts.length)})
      </h2>
      <LongList label={title} items={posts} className="list-none divide-y divide-line">
        {(post) => <PostRow post={post} />}
      </LongList>
    </section>
  );
}

function PostRow({ post }: { post: ScheduledPost }) {
  return (
    <div className="flex items-center gap-1">
      <Link
        href={SCHEDULE_AT_POST + post.id}
        className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 rounded-control px-2 py-2.5 hover:bg-tint sm:grid-cols-[11rem_1fr_auto]"
      >
        <time dateTime={post.scheduledTime} className="text-sm text-muted tabular-nums">
          {formatInstant(post.postedAt ?? post.scheduledTime)}
        </time>
        <span
          dir="auto"
          className="line-clamp-2 min-w-0 text-sm wrap-anywhere max-sm:order-3 max-sm:col-span-2 sm:line-clamp-1"
        >
          {post.content}
        </span>
        <StatusBadge status={post.status} />
      </Link>
      <OpenPost post={post} />
    </div>
  );
}
