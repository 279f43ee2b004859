import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { type ListedPost, ROW_CHARACTERS } from '#shared/contracts/publishing-worklist.ts';
import {
  useApprovalModes,
  useSubmitPost,
  waitsForWriter,
} from '#shared/features/approvals/queries.ts';
import { useDecidesHere } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { todayIn, useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { type PostAction, useActOnPost, useDuplicatePost } from '../act-queries.ts';
import { useTeammates } from '../assign/use-teammates.ts';
import { useChangePosts } from '../change-queries.ts';
import { writeAgain } from '../composer/form/draft-of-post.ts';
import { lacksApproval, needsApproval, postQueue, scheduledPost } from '../queries.ts';
import { useConnectForPost } from '../use-connect-for-post.ts';
import { canRetry, isOpen, isUnsent } from '../worklist/post-status.ts';

/** Which dialog of the schedule is open, and about what. */
export type OpenDialog =
  | { kind: 'import' }
  | { kind: 'move' | 'assign'; posts: ListedPost[] }
  | { kind: 'open'; post: ListedPost; atComments?: string }
  | { kind: 'edit' | 'now' | 'attempts'; post: ListedPost };

export interface Offered {
  label: string;
  act(): void;
  /** The one press that mends what the post waits for. */
  isMain?: boolean;
  isDanger?: boolean;
  isEdit?: boolean;
  /** Of its approval, which the whole of a post has a panel for. */
  isReview?: boolean;
}

/** What can be done with a post where it stands now, what mends it first. */
export function usePostActions(post: ListedPost, onOpen: (dialog: OpenDialog) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { zone } = useTimeZone();
  const send = useActOnPost(post);
  const duplicate = useDuplicatePost(post.id);
  const many = useChangePosts();
  const lacking = useConnectForPost(post);
  const { copy } = useCopy();
  const host = useHost();
  const decidesHere = useDecidesHere();
  const teammates = useTeammates();
  const { status, platform, holdReason } = post;
  const isMissed = status === 'held' && holdReason === 'too_late';
  const queue = useQuery({ ...postQueue(api), enabled: isMissed }).data;
  const isOnX = platform === 'twitter';
  const submitting = useSubmitPost();
  const mode = useApprovalModes(isUnsent(post))(post.accountId);

  const act = (label: string, action: PostAction): Offered => ({
    label,
    act: () => send.mutate({ action }),
  });
  const change = (label: string, to: Parameters<typeof many.mutate>[0]['change']): Offered => ({
    label,
    act: () => many.mutate({ posts: [post], change: to }),
  });
  const dialog = (label: string, kind: 'edit' | 'now' | 'attempts'): Offered => ({
    label,
    act: () => onOpen({ kind, post }),
  });

  async function compose() {
    const whole = await queries.fetchQuery(scheduledPost(api, post.id));
    if (whole) writeAgain(whole);
  }

  async function copyText() {
    const isWhole = post.content.length < ROW_CHARACTERS;
    const whole = isWhole ? post : await queries.fetchQuery(scheduledPost(api, post.id));
    await copy(whole?.content ?? post.content);
  }

  const decision = (label: string, action: PostAction): Offered =>
    decidesHere
      ? act(label, action)
      : {
          label: t('Decide in the console'),
          act: () => host.navigate(SCHEDULE_AT_POST + post.id),
        };
  const release = decision(t('Release'), 'release');
  const edit: Offered = { ...dialog(t('Edit'), 'edit'), isEdit: true };
  const move = change(t('Move to next free slot'), { action: 'queue' });
  const isModerated = status === 'held' && holdReason === 'moderation';

  const submit =
    isUnsent(post) && waitsForWriter(post.review, mode === 'required')
      ? { label: t('Submit for review'), act: () => submitting.mutate(post), isReview: true }
      : null;
  const review: Offered = {
    label: t('Review'),
    act: () => onOpen({ kind: 'open', post }),
    isReview: true,
  };

  function mending(): (Offered | null)[] {
    if (lacking) return [{ label: lacking.label, act: lacking.connect }];
    if (canRetry(post)) return [act(t('Retry'), 'retry')];
    if (needsApproval(post)) return [review];
    if (lacksApproval(post)) return [submit ?? review];
    if (status === 'needs_check') {
      return [
        // Of a thread the part has to be named.
        post.parts.length > 1 ? null : act(t('Mark as posted'), 'was_posted'),
        act(t('Retry'), 'was_not_posted'),
      ];
    }
    if (status === 'reminded') return [{ label: t('Copy'), act: () => void copyText() }];
    if (isMissed && queue?.nextFree) return [move, release];
    if (isModerated) return [{ ...edit, label: t('Fix') }, release];
    return status === 'held' ? [release] : [];
  }

  const mends = mending()
    .filter((one) => one !== null)
    .map((one, place) => ({ ...one, isMain: place === 0 }));
  const isApproved = submit === null && post.review !== 'in_review';
  const canSend =
    isOnX && (status === 'pending' || (status === 'held' && decidesHere)) && !lacking && isApproved;
  const isAhead = Date.parse(post.scheduledTime) > serverTime();
  const tomorrow = { action: 'move', day: dayAfter(todayIn(zone)), timeZone: zone } as const;
  const isMoving = isMissed && Boolean(queue?.nextFree) && !lacking;
  const others = [
    isOpen(post) && !(isModerated && !lacking) ? edit : null,
    isOpen(post) ? change(t('Move to tomorrow'), tomorrow) : null,
    isOpen(post) && !isMoving ? move : null,
    isOpen(post)
      ? { label: t('Choose a time'), act: () => onOpen({ kind: 'move', posts: [post] }) }
      : null,
    lacksApproval(post) ? null : submit,
    canSend ? dialog(t('Post now'), 'now') : null,
    status === 'pending' && isAhead ? change(t('Put on hold'), { action: 'hold' }) : null,
    { label: t('Duplicate'), act: () => duplicate.mutate() },
    isUnsent(post) && teammates.length > 0
      ? { label: t('Assign to…'), act: () => onOpen({ kind: 'assign', posts: [post] }) }
      : null,
    status === 'posted' ? { label: t('Open in composer'), act: () => void compose() } : null,
    isOnX ? dialog(t('Delivery log'), 'attempts') : null,
    isUnsent(post) ? { ...change(t('Delete'), { action: 'delete' }), isDanger: true } : null,
  ].filter((one): one is Offered => one !== null);
  const actions: Offered[] = [...mends, ...others];
  return {
    actions,
    busy: send.isPending || duplicate.isPending || many.isPending || submitting.isPending,
  };
}
