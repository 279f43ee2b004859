import type { ComponentType } from 'react';
import type { Activity } from '#shared/contracts/activities.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { tn } from '#shared/i18n/translate.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { type FoldedActivity, foldActivities } from './fold-activities.ts';

/** Spec section 9. */
const SHOWN = 6;

/** What happened, each with its icon and how long ago; null while it is read. */
export function ActivityRows(props: { latest: Activity[] | null; Loading: ComponentType }) {
  useEachMinute();
  if (!props.latest) return <props.Loading />;
  return (
    <ul className="flex list-none flex-col gap-2">
      {foldActivities(props.latest)
        .slice(0, SHOWN)
        .map((activity) => (
          <ActivityRow key={activity.id} {...activity} />
        ))}
    </ul>
  );
}

function ActivityRow(activity: FoldedActivity) {
  const { type, title, createdAt } = activity;
  const text = textOf(activity);
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

function textOf({ description, descriptionMessage, name, count }: FoldedActivity): string {
  if (count > 1 && name)
    return tn(count, '{n} draft for {name}', '{n} drafts for {name}', { name });
  const text = serverMessage({ ...descriptionMessage, message: description });
  return count > 1 ? `${text} ${tn(count - 1, 'and {n} more', 'and {n} more')}` : text;
}
