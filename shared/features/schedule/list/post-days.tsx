import { useState } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { Row, ShowMore, STEP } from '#shared/ui/long-list.tsx';
import { useShowLinked } from '../form/linked-post.ts';
import type { OpenDialog } from '../schedule-dialogs.tsx';
import { dayName, groupByDay } from './day-groups.ts';
import { PostCard } from './post-card.tsx';

/** Posts under their days, some at first and more on request; the linked one at once. */
export function PostDays(props: {
  posts: ScheduledPost[];
  linkedId: string | null;
  onOpen(dialog: OpenDialog): void;
}) {
  const { zone } = useTimeZone();
  const [wanted, setShown] = useState(STEP);
  const linked = props.posts.findIndex(({ id }) => id === props.linkedId);
  const shown = Math.max(wanted, Math.ceil((linked + 1) / STEP) * STEP);
  useShowLinked(props.linkedId, linked >= 0);
  if (props.posts.length === 0) return <p className="text-muted">{t('No such posts.')}</p>;
  return (
    <>
      <div className="flex flex-col gap-6">
        {groupByDay(props.posts.slice(0, shown), zone).map(({ day, posts }) => (
          <div key={`${day} ${posts[0]?.id}`}>
            <h3 className="mb-2 text-sm font-medium text-muted">{dayName(day, zone)}</h3>
            <ul className="flex list-none flex-col gap-3">
              {posts.map((post) => (
                <Row key={post.id}>
                  <PostCard
                    post={post}
                    zone={zone}
                    isLinked={post.id === props.linkedId}
                    onOpen={props.onOpen}
                  />
                </Row>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ShowMore total={props.posts.length} shown={shown} onMore={setShown} />
    </>
  );
}
