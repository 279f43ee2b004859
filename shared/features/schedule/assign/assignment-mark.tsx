import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { isUnsent } from '../worklist/post-status.ts';
import { memberName, useTeammates } from './use-teammates.ts';

/** A post, or a draft of the composer. */
type Assigned = Pick<ListedPost, 'assigneeId' | 'dueOn'> & Partial<Pick<ListedPost, 'status'>>;

/** In a row: whose post it is, and until when. */
export function AssignmentMark({ post }: { post: Assigned }) {
  const { assignee, due } = useAssignment(post);
  return (
    <>
      {due ? (
        <span
          title={due.title}
          className={`text-xs whitespace-nowrap ${due.isOver ? 'font-medium text-danger' : 'text-muted'} ${assignee ? 'hidden sm:inline' : ''}`}
        >
          {due.text}
        </span>
      ) : null}
      {assignee ? (
        <span
          role="img"
          aria-label={[assignee.title, due?.title].filter(Boolean).join(', ')}
          title={[assignee.title, due?.title].filter(Boolean).join(', ')}
          className={`rounded-full ${due?.isOver ? 'ring-2 ring-danger sm:ring-0' : ''}`}
        >
          <UserAvatar size="mini" name={assignee.name} image={assignee.image} />
        </span>
      ) : null}
    </>
  );
}

/** The same as a sentence, with the post itself. */
export function AssignmentLine({ post }: { post: Assigned }) {
  const { assignee, due } = useAssignment(post);
  if (!assignee && !due) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {assignee ? (
        <>
          <UserAvatar size="mini" name={assignee.name} image={assignee.image} />
          <span className="wrap-anywhere">{assignee.title}</span>
        </>
      ) : null}
      {due ? <span className={due.isOver ? 'text-danger' : ''}>{due.title}</span> : null}
    </p>
  );
}

export function useAssignment(post: Assigned) {
  const { zone } = useTimeZone();
  const member = useTeammates().find(({ id }) => id === post.assigneeId);
  const { dueOn, status = 'pending' } = post;
  const isOver = Boolean(dueOn) && isUnsent({ status }) && (dueOn ?? '') < todayIn(zone);
  const day = dueOn ? formatDay(dueOn, { month: 'short', day: 'numeric' }) : '';
  return {
    assignee: member
      ? {
          name: memberName(member),
          image: member.profileImageUrl,
          title: t('Assigned to {name}', { name: memberName(member) }),
        }
      : null,
    due: dueOn
      ? {
          isOver,
          text: t('Due {day}', { day }),
          title: isOver ? t('Overdue since {day}', { day }) : t('Due {day}', { day }),
        }
      : null,
  };
}
