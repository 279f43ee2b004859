import { Badge } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useApprovalModes } from '#shared/features/approvals/queries.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { ReviewBadge } from '#shared/ui/review-badge.tsx';
import { PostActions } from '../actions/post-actions.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { AssignmentLine } from '../assign/assignment-mark.tsx';
import { PollOnX } from '../composer/preview/poll-on-x.tsx';
import { PostPictures } from '../composer/preview/post-pictures.tsx';
import { isUnsent, statusLook, statusSentence } from './post-status.ts';

const CheckChoices = lazyComponent(
  async () => (await import('../composer/form/check-choices.tsx')).CheckChoices,
);

/** One scheduled post: its time, where it stands, its text, and what can be done. */
export function PostCard(props: {
  post: ScheduledPost;
  zone: string;
  /** The one that the address names. */
  isLinked?: boolean;
  /** What its approval needs stands beside it. */
  hasReview?: boolean;
  onOpen(dialog: OpenDialog): void;
}) {
  const { post, zone, isLinked = false, hasReview = false } = props;
  const look = statusLook(post.status);
  const media = post.parts.flatMap((part) => part.media);
  const sentence = statusSentence(post);
  const isRequired = useApprovalModes()(post.accountId) === 'required';
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <article
      {...keptFocus}
      aria-label={excerpt(post.content)}
      aria-current={isLinked || undefined}
      data-post={post.id}
      tabIndex={-1}
      className="rounded-card border border-line bg-panel p-4 shadow-card aria-current:border-accent aria-current:ring-2 aria-current:ring-accent"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm">
        <time dateTime={post.scheduledTime} className="font-medium tabular-nums">
          {formatClock(wallClockOf(post.scheduledTime, zone).slice(11))}
        </time>
        <Badge variant="soft" {...(look.color ? { color: look.color } : {})}>
          {look.label}
        </Badge>
        {isUnsent(post) ? <ReviewBadge review={post.review} isRequired={isRequired} /> : null}
        <span className="text-muted">{platformLabel(post.platform)}</span>
        <AccountName post={post} />
        {post.personaName ? (
          <span dir="auto" className="max-w-40 truncate text-muted" title={post.personaName}>
            {post.personaName}
          </span>
        ) : null}
        {post.campaignId ? (
          <Badge variant="outline" color="gray">
            {t('Campaign')}
          </Badge>
        ) : null}
        <OtherClock post={post} zone={zone} />
      </div>
      <p
        dir="auto"
        translate="no"
        className={`mt-2 text-sm wrap-anywhere whitespace-pre-line ${isLinked ? 'line-clamp-6' : ''}`}
      >
        {post.content}
      </p>
      <Extras post={post} />
      {post.assigneeId || post.dueOn ? <AssignmentLine post={post} /> : null}
      {media.length > 0 ? (
        <div className="max-w-md [--x-line:var(--color-line)]">
          <PostPictures media={media} />
        </div>
      ) : null}
      {post.parts.map(({ poll }, at) =>
        poll ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <div key={at} className="max-w-md text-sm [--x-line:var(--color-line)]">
            <PollOnX poll={poll} />
          </div>
        ) : null,
      )}
      {sentence ? (
        <p
          className={`mt-2 text-sm wrap-anywhere ${post.status === 'failed' ? 'text-danger' : 'text-muted'}`}
        >
          {sentence}
        </p>
      ) : null}
      {post.status === 'needs_check' ? <CheckChoices post={post} /> : null}
      <PostActions post={post} hasReview={hasReview} onOpen={props.onOpen} />
    </article>
  );
}

/** By which account it goes out, where there are several. */
function AccountName({ post }: { post: ScheduledPost }) {
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const fitting = accounts.filter(({ platform }) => platform === post.platform);
  const account = fitting.find(({ id }) => id === post.accountId);
  if (fitting.length < 2 || !account) return null;
  return <span className="max-w-40 truncate text-muted">@{account.username}</span>;
}

/** The wall clock that the time was chosen on, where it shows something else. */
function OtherClock({ post, zone }: { post: ScheduledPost; zone: string }) {
  if (post.timeZone === zone || post.wallClock === wallClockOf(post.scheduledTime, zone))
    return null;
  return (
    <span className="text-xs text-muted">
      {t('{wallClock} in {zone}', {
        wallClock: formatClock(post.wallClock.slice(11, 16)),
        zone: post.timeZone.replaceAll('_', ' '),
      })}
    </span>
  );
}

function Extras({ post }: { post: ScheduledPost }) {
  const kinds = post.parts.flatMap(({ media }) => media.map(({ kind }) => kind));
  const pictures = kinds.filter((kind) => kind === 'image').length;
  const said = [
    post.parts.length > 1 ? t('Thread of {parts}', { parts: post.parts.length }) : null,
    pictures > 0 ? counted(pictures, 'picture') : null,
    kinds.includes('gif') ? t('GIF') : null,
    kinds.includes('video') ? t('Video') : null,
    post.madeWithAi ? t('Made with AI') : null,
    post.paidPartnership ? t('Paid partnership') : null,
  ].filter((one) => one !== null);
  if (said.length === 0) return null;
  return <p className="mt-2 text-xs text-muted">{said.join(' · ')}</p>;
}
