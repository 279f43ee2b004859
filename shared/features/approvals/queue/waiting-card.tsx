import type { Decision, QueuedPost } from '#shared/contracts/approvals.ts';
import { DecideInConsole, useDecidesHere } from '#shared/features/auth/public.tsx';
import { OpenPost } from '#shared/features/schedule/public.tsx';
import { actLabel, decidedText } from '#shared/i18n/review-labels.ts';
import { currentTranslator, t } from '#shared/i18n/translate.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useDecide, useTellDecided } from '../change-queries.ts';
import { RefusingButton, useReasonDialog } from '../review/reason-dialog.tsx';
import { nameOf, PostUnderReview } from './post-under-review.tsx';
import type { SeenPosts } from './use-seen-posts.ts';

/** A post that needs approval. Its buttons are also pressed by the keys of the console; without them it says why. */
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
  const tell = useTellDecided();
  const decidesHere = useDecidesHere();
  const name = nameOf(item);
  const { review } = item;
  const { refusal } = review;
  const isMine = refusal === null;
  const asking = useReasonDialog(decide.isPending, send);

  function send(decision: Decision, reason = '') {
    const done = props.onDecide(id);
    decide.mutateAsync({ ...seen.of(item), decision, reason }).then(
      (after) => {
        asking.close();
        const isApproved = decision === 'approved' && after.review !== 'in_review';
        tell(
          decidedText(decision, after),
          [after],
          isApproved ? item.post.scheduledTime : undefined,
        );
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
        decidesHere && isMine ? (
          <input
            type="checkbox"
            data-select=""
            aria-label={t('Select: {name}', { name })}
            checked={props.isSelected}
            onChange={(event) => props.onSelect(id, event.target.checked)}
            className="size-4 shrink-0 cursor-pointer accent-(--accent-9)"
          />
        ) : null
      }
    >
      {refusal ? (
        <p className="w-full text-sm text-muted">{localizeMessage(refusal, currentTranslator())}</p>
      ) : decidesHere ? (
        <div className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-18 max-md:z-10 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-panel max-md:p-2 max-md:shadow-raised">
          <BusyButton
            data-approve=""
            aria-label={`${actLabel('approved')}: ${name}`}
            busy={decide.isPending}
            onClick={() => send('approved')}
          >
            {actLabel('approved')}
          </BusyButton>
          <RefusingButton
            decision="changes_requested"
            busy={decide.isPending}
            card={name}
            onAsk={asking.ask}
          />
        </div>
      ) : (
        <DecideInConsole path={SCHEDULE_AT_POST + id} />
      )}
      {decidesHere && isMine ? (
        <RefusingButton
          decision="rejected"
          busy={decide.isPending}
          card={name}
          onAsk={asking.ask}
        />
      ) : null}
      {decidesHere && refusal && review.isWriter && !review.isHeld ? (
        <SecondaryButton
          aria-label={`${actLabel('withdrawn')}: ${name}`}
          busy={decide.isPending}
          onClick={() => send('withdrawn')}
        >
          {actLabel('withdrawn')}
        </SecondaryButton>
      ) : null}
      {review.isWriter ? <OpenPost post={item.post} /> : null}
      {asking.dialog}
    </PostUnderReview>
  );
}
