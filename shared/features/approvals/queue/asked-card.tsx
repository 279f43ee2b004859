import { Button } from '@radix-ui/themes';
import { Link } from 'wouter';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { useDecidesHere } from '#shared/features/auth/public.tsx';
import { OpenPost } from '#shared/features/schedule/public.tsx';
import { actLabel } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useAskForApproval, useDecide } from '../change-queries.ts';
import { nameOf, PostUnderReview } from './post-under-review.tsx';

/** A post of the one who looks, which others decide about. */
export function AskedCard({ item }: { item: QueuedPost }) {
  const { post, review } = item;
  const submit = useAskForApproval(post.id);
  const decide = useDecide(post.id);
  const decidesHere = useDecidesHere();
  const busy = submit.isPending || decide.isPending;
  const isWaiting = review.review === 'in_review';
  const name = nameOf(item);
  return (
    <PostUnderReview item={item}>
      {review.isWriter && !isWaiting && review.review !== 'approved' ? (
        <BusyButton
          aria-label={`${t('Submit for review')}: ${name}`}
          busy={busy}
          onClick={() => submit.ask(post.version)}
        >
          {t('Submit for review')}
        </BusyButton>
      ) : null}
      {decidesHere && review.isWriter && isWaiting ? (
        <SecondaryButton
          aria-label={`${actLabel('withdrawn')}: ${name}`}
          busy={busy}
          onClick={() => decide.mutate({ ...review, decision: 'withdrawn', reason: '' })}
        >
          {actLabel('withdrawn')}
        </SecondaryButton>
      ) : null}
      <Button asChild variant="soft" color="gray">
        <Link
          href={SCHEDULE_AT_POST + post.id}
          aria-label={t('Open in schedule: {name}', { name })}
        >
          {t('Open in schedule')}
        </Link>
      </Button>
      {review.isWriter ? <OpenPost post={post} /> : null}
    </PostUnderReview>
  );
}
