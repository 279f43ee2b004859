import { IconButton } from '@radix-ui/themes';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { todayIn } from '#shared/ui/forms/time-zone-choice.ts';
import { lineIcon } from '#shared/ui/icons.tsx';
import { useChangePosts } from '../change-queries.ts';

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
    <IconButton
      variant="ghost"
      color="gray"
      data-tomorrow=""
      title={label}
      aria-label={`${label}: ${name}`}
      aria-disabled={move.isPending || undefined}
      className="m-0 box-border hidden size-9 p-0 shrink-0 sm:inline-flex"
      onClick={act}
    >
      <NextDayIcon size={18} />
    </IconButton>
  );
}
