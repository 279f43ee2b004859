import type { Decision, PostReview } from '#shared/contracts/approvals.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { DecideInConsole, useDecidesHere } from '#shared/features/auth/public.tsx';
import { actLabel, decidedText } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { useAskForApproval, useDecide, useTellDecided } from '../change-queries.ts';
import { RefusingButtons, useReasonDialog } from './reason-dialog.tsx';

/** Who may not approve for one of these reasons may still ask for changes or reject. */
const ownPart: readonly Message['code'][] = ['rule.own-approval', 'rule.approved-already'];

/** What the one who asks may do with the approval of a post where it stands now. */
export function ReviewActions({ review }: { review: PostReview }) {
  const { id, version, contentHash, review: state, refusal, isWriter } = review;
  const submit = useAskForApproval(id);
  const decide = useDecide(id);
  const tell = useTellDecided();
  const decidesHere = useDecidesHere();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const busy = submit.isPending || decide.isPending;
  const isWaiting = state === 'in_review';
  const asking = useReasonDialog(busy, send);

  function send(decision: Decision, reason = '') {
    decide.mutate(
      { version, contentHash, decision, reason },
      {
        onSuccess(after) {
          asking.close();
          tell(decidedText(decision, after), [after]);
        },
      },
    );
  }

  const maySendBack = refusal === null || ownPart.some((code) => code === refusal.code);
  const canSendBack = (isWaiting || state === 'approved') && maySendBack;
  return (
    <div {...keptFocus} className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {isWriter && !isWaiting && state !== 'approved' ? (
        <BusyButton busy={busy} onClick={() => submit.ask(version)}>
          {t('Submit for review')}
        </BusyButton>
      ) : null}
      {!decidesHere && (isWaiting || canSendBack) ? (
        <DecideInConsole path={SCHEDULE_AT_POST + id} />
      ) : null}
      {decidesHere && isWaiting && refusal === null ? (
        <BusyButton busy={busy} onClick={() => send('approved')}>
          {actLabel('approved')}
        </BusyButton>
      ) : null}
      {decidesHere && canSendBack ? <RefusingButtons busy={busy} onAsk={asking.ask} /> : null}
      {decidesHere && isWriter && isWaiting && !review.isHeld ? (
        <SecondaryButton busy={busy} onClick={() => send('withdrawn')}>
          {actLabel('withdrawn')}
        </SecondaryButton>
      ) : null}
      {asking.dialog}
    </div>
  );
}
