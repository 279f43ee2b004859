import { type KeyboardEvent, memo } from 'react';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { EditIcon } from '#shared/ui/action-icons.tsx';
import { MendButtons } from '../actions/post-actions.tsx';
import { ROW_BUTTON, RowMenu } from '../actions/row-menu.tsx';
import { TomorrowButton } from '../actions/tomorrow-button.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { dayName } from './day-name.ts';
import { Marks } from './post-marks.tsx';
import { isOpen } from './post-status.ts';
import { StatusMark } from './status-mark.tsx';

interface RowProps {
  post: ListedPost;
  zone: string;
  /** The id of the heading with the reason; null for a post that needs no attention. */
  reasonId: string | null;
  isLinked: boolean;
  /** False during fast scrolling: the row shows time and text alone. */
  isWhole: boolean;
  isSelected: boolean;
  /** Its account needs an approval. */
  isRequired: boolean;
  onSelect(id: string, on: boolean): void;
  onOpen(dialog: OpenDialog): void;
}

/** One line of 40 px. On a phone two lines and one button: time, persona and marks above the text. */
const LINE =
  'group grid h-16 grid-cols-[auto_minmax(0,1fr)_auto_auto] grid-rows-[1.5rem_1.5rem] content-center items-center gap-x-2.5 border-b border-line px-2 text-sm sm:h-10 sm:grid-cols-[auto_auto_8rem_7rem_minmax(0,1fr)_auto_auto] sm:grid-rows-1 sm:content-stretch sm:gap-x-3';
const LOOK =
  'scroll-my-28 outline-offset-[-2px] hover:bg-tint focus:bg-tint focus:outline-2 focus:outline-(--focus-8) aria-current:bg-link-tint aria-current:ring-2 aria-current:ring-accent aria-current:ring-inset data-selected:bg-link-tint';

/** One post of the list. Enter opens its details. */
export const PostRow = memo(function PostRow(props: RowProps) {
  const { post, zone, reasonId, onOpen } = props;
  const clock = wallClockOf(post.scheduledTime, zone);
  const name = excerpt(post.content);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen({ kind: 'open', post });
  }

  return (
    <article
      aria-label={name}
      aria-describedby={reasonId ?? undefined}
      aria-current={props.isLinked || undefined}
      data-post={post.id}
      data-selected={props.isSelected || undefined}
      tabIndex={-1}
      onKeyDown={press}
      className={`${LINE} ${LOOK}`}
    >
      {props.isWhole ? (
        <Whole {...props} name={name} clock={clock} />
      ) : (
        <>
          <span className="col-start-2 font-medium tabular-nums sm:col-start-3">
            {formatClock(clock.slice(11))}
          </span>
          <span className="col-start-2 row-start-2 truncate sm:col-start-5 sm:row-start-1">
            {post.content}
          </span>
        </>
      )}
    </article>
  );
});

function Whole(props: RowProps & { name: string; clock: string }) {
  const { post, zone, reasonId, name, clock, onOpen } = props;
  return (
    <>
      <input
        type="checkbox"
        data-select=""
        aria-label={t('Select: {name}', { name })}
        checked={props.isSelected}
        onChange={(event) => props.onSelect(post.id, event.target.checked)}
        className="row-span-2 size-4 cursor-pointer accent-(--accent-9) sm:row-span-1"
      />
      <div className="flex min-w-0 items-center gap-2 sm:contents">
        <StatusMark post={post} />
        <time
          dateTime={post.scheduledTime}
          className="shrink-0 font-medium whitespace-nowrap tabular-nums sm:truncate"
        >
          {reasonId ? (
            <span className="mr-1.5 font-normal text-muted">
              {dayName(clock.slice(0, 10), zone, 'short')}
            </span>
          ) : null}
          {formatClock(clock.slice(11))}
        </time>
        <span dir="auto" title={post.personaName ?? undefined} className="truncate text-muted">
          {post.personaName}
        </span>
      </div>
      <button
        type="button"
        onClick={() => onOpen({ kind: 'open', post })}
        className="col-span-2 col-start-2 row-start-2 min-w-0 cursor-pointer truncate rounded-control text-start sm:col-span-1 sm:col-start-5 sm:row-start-1 sm:h-full"
      >
        <span className="sr-only">{t('Open')}: </span>
        <span dir="auto" translate="no">
          {post.content}
        </span>
      </button>
      <Marks post={post} isRequired={props.isRequired} isBelowReason={reasonId !== null} />
      <span className="col-start-4 row-span-2 row-start-1 flex min-w-9 items-center justify-end sm:col-start-7 sm:row-span-1">
        <Actions
          post={post}
          zone={zone}
          name={name}
          isWaiting={reasonId !== null}
          onOpen={onOpen}
        />
      </span>
    </>
  );
}

/** The main action is always visible, the others on hover and focus. */
function Actions(
  props: Pick<RowProps, 'post' | 'zone' | 'onOpen'> & { name: string; isWaiting: boolean },
) {
  const { post, zone, name, isWaiting, onOpen } = props;
  return (
    <>
      {isOpen(post) ? (
        <span className="hidden sm:flex group-hover:opacity-100 group-focus-within:opacity-100 group-aria-current:opacity-100 [@media(hover:hover)]:opacity-0">
          <TomorrowButton post={post} zone={zone} name={name} />
          <button
            type="button"
            data-edit=""
            title={t('Edit')}
            aria-label={t('Edit: {name}', { name })}
            className={ROW_BUTTON}
            onClick={() => onOpen({ kind: 'edit', post })}
          >
            <EditIcon size={18} />
          </button>
        </span>
      ) : null}
      {isWaiting ? <MendButtons post={post} onOpen={onOpen} /> : null}
      <span className={isWaiting ? 'max-sm:hidden' : ''}>
        <RowMenu post={post} onOpen={onOpen} />
      </span>
    </>
  );
}
