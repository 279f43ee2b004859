import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { todayIn } from '#shared/ui/forms/time-zone-choice.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import { useChangePosts } from '../change-queries.ts';
import { ROW_BUTTON } from './row-menu.tsx';

const NextDayIcon = lineIcon('M4 12h11M11 7l5 5-5 5M20 5v14');

/** Moves the post of a row to tomorrow in one press; it keeps its time of day. */
export function TomorrowButton(props: { post: ListedPost; zone: string; name: string }) {
  const { post, zone, name } = props;
  const move = useChangePosts();
  const label = t('Move to tomorrow');

  function act() {
    if (move.isPending) return;
    const day = dayAfter(todayIn(zone));
    move.mutate({ posts: [post], change: { action: 'move', day, timeZone: zone } });
  }

  return (
    <button
      type="button"
      data-tomorrow=""
      title={label}
      aria-label={`${label}: ${name}`}
      aria-disabled={move.isPending || undefined}
      className={ROW_BUTTON}
      onClick={act}
    >
      <NextDayIcon size={18} />
    </button>
  );
}
