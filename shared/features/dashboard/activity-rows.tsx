import type { ComponentType } from 'react';
import type { Activity } from '#shared/contracts/activities.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { serverSentence } from '#shared/i18n/server-sentence.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { activityTitle } from './activity-titles.ts';

/** What happened, each with its icon and how long ago; null while it is read. */
export function ActivityRows(props: { latest: Activity[] | null; Loading: ComponentType }) {
  useEachMinute();
  if (!props.latest) return <props.Loading />;
  return (
    <ul className="flex list-none flex-col gap-4">
      {props.latest.map(({ id, type, title, description, createdAt }) => (
        <li key={id} className="flex items-start gap-3">
          <ActivityIcon type={type} />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{activityTitle(title)}</p>
            <p
              className="line-clamp-1 text-sm wrap-anywhere text-muted"
              title={serverSentence(description)}
            >
              {serverSentence(description)}
            </p>
          </div>
          <time dateTime={createdAt} className="shrink-0 pt-0.5 text-xs text-muted">
            {relativeTime(createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
