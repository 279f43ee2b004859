import type { ComponentType } from 'react';
import type { Activity } from '#shared/contracts/activities.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { ActivityIcon } from './activity-icon.tsx';

/** What happened, each with its icon and how long ago; null while it is read. */
export function ActivityRows(props: { latest: Activity[] | null; Loading: ComponentType }) {
  useEachMinute();
  if (!props.latest) return <props.Loading />;
  return (
    <ul className="flex list-none flex-col gap-4">
      {props.latest.map((activity) => (
        <ActivityRow key={activity.id} {...activity} />
      ))}
    </ul>
  );
}

function ActivityRow({ type, title, description, descriptionMessage, createdAt }: Activity) {
  const text = serverMessage({ ...descriptionMessage, message: description });
  return (
    <li className="flex items-start gap-3">
      <ActivityIcon type={type} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {serverMessage({ code: `activity-title.${type}`, message: title })}
        </p>
        <p className="line-clamp-1 text-sm wrap-anywhere text-muted" title={text}>
          {text}
        </p>
      </div>
      <time dateTime={createdAt} className="shrink-0 pt-0.5 text-xs text-muted">
        {relativeTime(createdAt)}
      </time>
    </li>
  );
}
