import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { useApprovalModes } from '#shared/features/approvals/queries.ts';
import { firstWeekday } from '#shared/i18n/formats/week-start.ts';
import { t } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { instantOfPicked, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { postDraftList } from '../composer/draft-queries.ts';
import { scheduledPosts } from '../queries.ts';
import { SignedOut } from '../signed-out.tsx';
import { useAddress } from '../use-address.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import type { LatestActs } from './calendar-post.tsx';
import {
  type CalendarRange,
  rangeInAddress,
  rangeWith,
  readRange,
  weeksOf,
} from './calendar-range.ts';
import { DaysGrid } from './days-grid.tsx';
import { useMoves } from './move-queries.ts';
import { personaColours } from './persona-colours.ts';
import { useComposeCells } from './use-compose-cells.ts';
import { monthSteps, useMovePost, weekSteps } from './use-move-post.ts';
import { WeekGrid } from './week-grid.tsx';

/** The scheduled posts by weeks, hours or month; they are moved by dragging or by keys. */
export default function CalendarTab({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const list = useQuery(scheduledPosts(useApi()));
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load scheduled posts')}</ErrorState>;
  }
  if (list.data === null) return <SignedOut />;
  if (!list.data) return <SkeletonBar className="h-96" />;
  return <Calendar posts={list.data} onOpen={onOpen} />;
}

/** The range in the address. Its deferred value is rendered, so that input stays responsive. */
function useRange(zone: string) {
  const { asked, set } = useAddress();
  const today = todayIn(zone);
  const range = readRange(asked, today);
  const weekStart = firstWeekday();
  const show = (next: CalendarRange) => set(rangeInAddress(next, today));
  return {
    range,
    show,
    today,
    weekStart,
    follow: (day: string) => show(rangeWith(range, day, weekStart)),
  };
}

/** The posts at their pending times, and the drafts with a time. */
function usePlaced(moved: readonly ScheduledPost[], zone: string) {
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
  return { posts, hasSlots: slots.length > 0 };
}

function Calendar(props: { posts: ScheduledPost[]; onOpen(dialog: OpenDialog): void }) {
  const { zone } = useTimeZone();
  const helpId = useId();
  const cellHelpId = useId();
  useEachMinute();
  const { range, show, today, weekStart, follow } = useRange(zone);
  const shownView = useDeferredValue(range.view);
  const shownFrom = useDeferredValue(range.from);
  const shown = { view: shownView, from: shownFrom };
  const weeks = weeksOf(shown, weekStart);
  const { moved, move } = useMoves(props.posts);
  const { posts, hasSlots } = usePlaced(moved, zone);
  const steps = range.view === 'week' ? weekSteps : monthSteps;
  const moving = useMovePost(zone, steps, follow, move);
  const cells = useComposeCells(zone, steps, follow);
  const colours = useMemo(
    () => personaColours(moved.flatMap(({ personaId }) => personaId ?? [])),
    [moved],
  );
  const { onOpen } = props;
  const modeOf = useApprovalModes();
  const acts: LatestActs = useRef(null);
  useEffect(() => {
    acts.current = { moving, cells, onOpen };
  });
  const now = wallClockOf(serverTime(), zone);
  const grid = { today, now, posts, moving, cells, acts, colours, modeOf, helpId, cellHelpId };
  const isByHour = shown.view === 'week';
  return (
    <>
      <CalendarBar {...{ range, today, weekStart, zone }} onShow={show}>
        <CalendarLegend posts={moved} {...{ colours, modeOf, hasSlots, helpId, cellHelpId }} />
      </CalendarBar>
      {isByHour ? (
        <WeekGrid {...grid} days={weeks[0] ?? []} />
      ) : (
        <DaysGrid
          {...grid}
          weeks={weeks}
          month={shown.view === 'month' ? shown.from.slice(0, 7) : null}
        />
      )}
      <p role="status" aria-label={t('Moving')} className="sr-only">
        {moving.told}
      </p>
    </>
  );
}
