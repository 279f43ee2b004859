import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import type { PostChange } from '#shared/contracts/publishing-worklist.ts';
import { may, type PostEvent, stateAfter } from '../engine/transitions.ts';
import type { PostRow } from '../queries.ts';
import { waitsForApproval } from '../schedule/act-on-post.ts';
import { reasonNotTo, reasons } from '../schedule/post-errors.ts';

interface Locked {
  version: number;
  status: PostStatus;
  isTaken: boolean;
}

const events: Record<PostChange['action'], PostEvent> = {
  approve: 'approve',
  hold: 'pause',
  delete: 'delete',
  persona: 'change',
  queue: 'change',
  move: 'change',
};

/** Why a change of one of many posts is refused; null where it is allowed. */
export function refusalOf(
  action: PostChange['action'],
  asked: { version: number },
  lock: Locked | undefined,
  row: PostRow | undefined,
): Message | null {
  if (!lock || !row) return message('rule.not-found', { field: 'Scheduled post' });
  if (lock.isTaken) return reasons[stateAfter('claim')];
  const isWanted =
    may(events[action], lock.status) && (action !== 'approve' || waitsForApproval(row));
  if (!isWanted) return reasonNotTo(events[action], { ...row, status: lock.status });
  if (lock.version !== asked.version) return message('rule.post-changed');
  const isBegun = (row.parts ?? []).some(({ externalId }) => externalId !== null);
  if (isBegun && action !== 'delete') return message('rule.thread-begun');
  return null;
}
