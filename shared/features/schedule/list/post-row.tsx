import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, memo } from 'react';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { EditIcon } from '#shared/ui/action-icons.tsx';
import { ReviewBadge } from '#shared/ui/review-badge.tsx';
import { MendButtons } from '../actions/post-actions.tsx';
import { RowMenu } from '../actions/row-menu.tsx';
import { TomorrowButton } from '../actions/tomorrow-button.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { dayName } from './day-name.ts';
import { Marks } from './post-marks.tsx';
import { isOpen, isUnsent, statusSentence } from './post-status.ts';
import { StatusMark } from './status-mark.tsx';

interface RowProps {
  post: ListedPost;
  zone: string;
  /** Stands among those that wait for a person: says the day, the reason, and offers the press that mends it. */
  needsYou: boolean;
  isLinked: boolean;
  /** With its buttons: a row that is scrolled past needs none. */
  isWhole: boolean;
  isSelected: boolean;
  /** Its account needs an approval. */
  isRequired: boolean;
  onSelect(id: string, on: boolean): void;
  onOpen(dialog: OpenDialog): void;
}

/** One post in one line. */
export const PostRow = memo(function PostRow(props: RowProps) {
  const { post, zone, needsYou, onOpen } = props;
  const clock = wallClockOf(post.scheduledTime, zone);
  const name = excerpt(post.content);
  const sentence = needsYou ? statusSentence(post) : null;

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen({ kind: 'open', post });
  }

  return (
    <article
      aria-label={name}
      aria-current={props.isLinked || undefined}
      data-post={post.id}
      data-selected={props.isSelected || undefined}
      tabIndex={-1}
      onKeyDown={press}
      className="scroll-my-28 border-b border-line px-2 outline-offset-[-2px] hover:bg-tint focus:bg-tint focus:outline-2 focus:outline-(--focus-8) aria-current:bg-link-tint aria-current:ring-2 aria-current:ring-accent aria-current:ring-inset data-selected:bg-link-tint"
    >
      <div className="flex min-h-11 items-center gap-2 sm:gap-3">
        <input
          type="checkbox"
          data-select=""
          aria-label={t('Select: {name}', { name })}
          checked={props.isSelected}
          onChange={(event) => props.onSelect(post.id, event.target.checked)}
          className="size-4 shrink-0 cursor-pointer accent-(--accent-9)"
        />
        <StatusMark post={post} />
        <time
          dateTime={post.scheduledTime}
          className={`shrink-0 text-sm leading-4 font-medium tabular-nums ${needsYou ? 'sm:min-w-30' : 'sm:min-w-17'}`}
        >
          {needsYou ? (
            <span className="mr-1.5 block text-xs font-normal text-muted sm:inline sm:text-sm">
              {dayName(clock.slice(0, 10), zone, 'short')}
            </span>
          ) : null}
          {formatClock(clock.slice(11))}
        </time>
        {post.personaName ? (
          <span
            dir="auto"
            title={post.personaName}
            className="hidden w-28 shrink-0 truncate text-sm text-muted sm:block"
          >
            {post.personaName}
          </span>
        ) : null}
        <button
          type="button"
          onClick={() => onOpen({ kind: 'open', post })}
          className="min-w-0 flex-1 cursor-pointer rounded-control py-2.5 text-start text-sm"
        >
          <span className="sr-only">{t('Open')}: </span>
          <span dir="auto" translate="no" className="block truncate">
            {post.content}
          </span>
        </button>
        {isUnsent(post) ? (
          <ReviewBadge isShort review={post.review} isRequired={props.isRequired} />
        ) : null}
        <Marks post={post} />
        {props.isWhole ? (
          <Actions post={post} zone={zone} name={name} onOpen={onOpen} />
        ) : (
          <span className={`h-9 w-9 shrink-0 ${isOpen(post) ? 'sm:w-33' : ''}`} />
        )}
      </div>
      {needsYou ? (
        <div className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-2.5 pl-6 sm:pl-7">
          <p
            className={`min-w-0 flex-1 basis-52 text-sm wrap-anywhere ${post.status === 'failed' ? 'text-danger' : 'text-muted'}`}
          >
            {sentence}
          </p>
          <MendButtons post={post} onOpen={onOpen} />
        </div>
      ) : null}
    </article>
  );
});

function Actions(props: Pick<RowProps, 'post' | 'zone' | 'onOpen'> & { name: string }) {
  const { post, zone, name, onOpen } = props;
  return (
    <>
      {isOpen(post) ? (
        <>
          <TomorrowButton post={post} zone={zone} name={name} />
          <IconButton
            variant="ghost"
            color="gray"
            data-edit=""
            aria-label={t('Edit: {name}', { name })}
            className="m-0 box-border hidden size-9 p-0 shrink-0 sm:inline-flex"
            onClick={() => onOpen({ kind: 'edit', post })}
          >
            <EditIcon size={18} />
          </IconButton>
        </>
      ) : null}
      <RowMenu post={post} onOpen={onOpen} />
    </>
  );
}
