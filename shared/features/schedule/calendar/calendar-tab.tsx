import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { useApprovalModes, useHasPolicy } from '#shared/features/approvals/queries.ts';
import { ShareForReview } from '#shared/features/review-links/public.tsx';
import { firstWeekday } from '#shared/i18n/formats/week-start.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { instantOfPicked } from '#shared/lib/time/time-zones.ts';
import { BackIcon } from '#shared/ui/action-icons.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton, SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { postDraftList } from '../composer/draft-queries.ts';
import { isUnsent } from '../list/post-status.ts';
import { scheduledPosts } from '../queries.ts';
import { SignedOut } from '../signed-out.tsx';
import { addMonths, monthName, shortDay, weekOf } from './calendar-dates.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import type { LatestActs } from './calendar-post.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useMoves } from './move-queries.ts';
import { personaColours } from './persona-colours.ts';
import { useComposeCells } from './use-compose-cells.ts';
import { monthSteps, useMovePost, weekSteps } from './use-move-post.ts';
import { WeekGrid } from './week-grid.tsx';

const NextIcon = lineIcon('M4 12h15M13 6l6 6-6 6');

const CALENDAR = { postId: null, campaignId: null };

type View = 'month' | 'week';

const views = [
  { value: 'month', label: msg('Month') },
  { value: 'week', label: msg('Week') },
] as const;

/** The scheduled posts by week or month; they are moved by dragging or by keys. */
export default function CalendarTab({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const list = useQuery(scheduledPosts(useApi()));
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load scheduled posts')}</ErrorState>;
  }
  if (list.data === null) return <SignedOut />;
  if (!list.data) return <SkeletonBar className="h-96" />;
  return <Calendar posts={list.data} onOpen={onOpen} />;
}

function Calendar(props: { posts: ScheduledPost[]; onOpen(dialog: OpenDialog): void }) {
  const { zone } = useTimeZone();
  const helpId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const today = todayIn(zone);
  const [view, setView] = useHistoryChoice<View>('calendar-view', views, 'month');
  const [anchor, setAnchor] = useState(today);
  const { moved, move } = useMoves(props.posts);
  const cellHelpId = useId();
  const steps = view === 'week' ? weekSteps : monthSteps;
  const moving = useMovePost(zone, steps, setAnchor, move);
  const cells = useComposeCells(zone, steps, setAnchor);
  const drafts = useQuery(postDraftList(useApi())).data;
  const slots = useMemo(
    () =>
      (drafts ?? []).flatMap((draft) => {
        const scheduledTime = instantOfPicked(draft.slot, zone);
        return scheduledTime ? [{ ...draft, scheduledTime }] : [];
      }),
    [drafts, zone],
  );
  const posts = useMemo(
    () =>
      [...moved, ...slots].sort((one, other) => (one.scheduledTime < other.scheduledTime ? -1 : 1)),
    [moved, slots],
  );
  const colours = useMemo(
    () => personaColours(moved.flatMap(({ personaId }) => personaId ?? [])),
    [moved],
  );
  const { onOpen } = props;
  const modeOf = useApprovalModes();
  const hasPolicy = useHasPolicy();
  const hasReviews =
    hasPolicy || moved.some((post) => isUnsent(post) && (post.review ?? 'none') !== 'none');
  const acts: LatestActs = useRef(null);
  useEffect(() => {
    acts.current = { moving, cells, onOpen };
  });
  const grid = { anchor, today, posts, moving, cells, acts, colours, modeOf, helpId, cellHelpId };

  /** Drawn in short tasks, between which the next press is answered. */
  function turn(direction: -1 | 0 | 1) {
    startTransition(() =>
      setAnchor((now) => {
        if (direction === 0) return today;
        return view === 'week' ? dayAfter(now, 7 * direction) : addMonths(now, direction);
      }),
    );
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 ref={title} tabIndex={-1} aria-live="polite" className="heading mr-auto text-xl">
          {titleOf(view, anchor)}
        </h2>
        <div className="flex gap-2">
          <SecondaryIconButton
            aria-label={view === 'month' ? t('Previous month') : t('Previous week')}
            onClick={() => turn(-1)}
          >
            <BackIcon />
          </SecondaryIconButton>
          <SecondaryButton onClick={() => turn(0)}>{t('Today')}</SecondaryButton>
          <SecondaryIconButton
            aria-label={view === 'month' ? t('Next month') : t('Next week')}
            onClick={() => turn(1)}
          >
            <NextIcon />
          </SecondaryIconButton>
        </div>
        <ShareForReview target={CALENDAR} />
        <div className="w-28">
          <Select
            aria-label={t('View')}
            options={labelled(views)}
            value={view}
            onChoose={setView}
          />
        </div>
      </div>
      <p className="mb-2 text-sm text-muted">
        {t('Times in {zone}', { zone: zone.replaceAll('_', ' ') })}
      </p>
      <CalendarLegend
        {...{ posts: moved, colours, modeOf, hasReviews, hasSlots: slots.length > 0 }}
      />
      {view === 'week' ? (
        <WeekGrid {...grid} />
      ) : (
        <MonthGrid
          {...grid}
          onMore={(day) => {
            setAnchor(day);
            setView('week');
            title.current?.focus();
          }}
        />
      )}
      <p id={helpId} className="mt-3 text-sm text-muted">
        {t('Drag a post to another time, or press Space on it and move it with the arrow keys.')}
      </p>
      <p id={cellHelpId} className="mt-1 text-sm text-muted">
        {t('Press an empty day or hour to add a post. Arrow keys move between them.')}
      </p>
      <p role="status" aria-label={t('Moving')} className="sr-only">
        {moving.told}
      </p>
    </>
  );
}

function titleOf(view: View, anchor: string): string {
  if (view === 'month') return monthName(anchor);
  const week = weekOf(anchor, firstWeekday());
  const last = week.at(-1) ?? anchor;
  return t('{first} to {last}, {year}', {
    first: shortDay(week[0] ?? anchor),
    last: shortDay(last),
    year: last.slice(0, 4),
  });
}
