import type { Decision, QueuedPost } from '#shared/contracts/approvals.ts';
import { DecideInConsole, useDecidesHere } from '#shared/features/auth/public.tsx';
import { OpenPost } from '#shared/features/schedule/public.tsx';
import { actLabel, decidedText } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useDecide } from '../change-queries.ts';
import { RefusingButtons, useReasonDialog } from '../review/reason-dialog.tsx';
import { nameOf, PostUnderReview } from './post-under-review.tsx';
import type { SeenPosts } from './use-seen-posts.ts';

/** A post that waits for the one who looks. Its buttons are also pressed by the keys of the console. */
export function WaitingCard(props: {
  item: QueuedPost;
  seen: SeenPosts;
  isSelected: boolean;
  onSelect(id: string, on: boolean): void;
  /** Answers what is done once the decision is taken. */
  onDecide(id: string): () => void;
}) {
  const { item, seen } = props;
  const { id } = item.post;
  const decide = useDecide(id);
  const decidesHere = useDecidesHere();
  const name = nameOf(item);
  const asking = useReasonDialog(decide.isPending, send);

  function send(decision: Decision, reason = '') {
    const done = props.onDecide(id);
    decide.mutateAsync({ ...seen.of(item), decision, reason }).then(
      (after) => {
        asking.close();
        showSuccess(decidedText(decision, after));
        done();
      },
      (error: unknown) => {
        asking.close();
        void seen.readAgain(error, [id]);
      },
    );
  }

  return (
    <PostUnderReview
      item={item}
      isSelected={props.isSelected}
      notice={
        seen.hasChanged(item)
          ? t('This post has changed. Read the new version, then decide.')
          : undefined
      }
      select={
        decidesHere && (
          <input
            type="checkbox"
            data-select=""
            aria-label={t('Select: {name}', { name })}
            checked={props.isSelected}
            onChange={(event) => props.onSelect(id, event.target.checked)}
            className="size-4 shrink-0 cursor-pointer accent-(--accent-9)"
          />
        )
      }
    >
      {decidesHere ? (
        <>
          <BusyButton
            data-approve=""
            aria-label={`${actLabel('approved')}: ${name}`}
            busy={decide.isPending}
            onClick={() => send('approved')}
          >
            {actLabel('approved')}
          </BusyButton>
          <RefusingButtons busy={decide.isPending} card={name} onAsk={asking.ask} />
        </>
      ) : (
        <DecideInConsole path={SCHEDULE_AT_POST + id} />
      )}
      {item.review.isWriter ? <OpenPost post={item.post} /> : null}
      {asking.dialog}
    </PostUnderReview>
  );
}
