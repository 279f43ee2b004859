import { useState } from 'react';
import { MOST_REASON } from '#shared/contracts/approvals.ts';
import { actLabel } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';

/** The decisions that say why, each with the mark of its button on a card. */
const marks = { changes_requested: 'data-changes', rejected: 'data-reject' } as const;
type Refusing = keyof typeof marks;

/** The dialog that asks for the reason of a decision, and what opens it. */
export function useReasonDialog(
  busy: boolean,
  onDecide: (decision: Refusing, reason: string) => void,
) {
  const [decision, ask] = useState<Refusing | null>(null);
  const close = () => ask(null);
  const dialog = decision ? (
    <FormDialog
      open
      onClose={close}
      title={actLabel(decision)}
      description={
        decision === 'rejected'
          ? t('The post is not published. Its author sees the reason.')
          : t('The post stays unpublished until it is changed and submitted again.')
      }
    >
      <ReasonForm decision={decision} busy={busy} onDecide={onDecide} />
    </FormDialog>
  ) : null;
  return { ask, close, dialog };
}

/** The button of a decision that says why; the keys of the console press that of a card. */
export function RefusingButton(props: {
  decision: Refusing;
  busy: boolean;
  /** The card that it stands on. */
  card?: string;
  onAsk(decision: Refusing): void;
}) {
  const { decision, busy, card, onAsk } = props;
  return (
    <BusyButton
      {...(card === undefined
        ? {}
        : { [marks[decision]]: '', 'aria-label': `${actLabel(decision)}: ${card}` })}
      variant="soft"
      color={decision === 'rejected' ? 'ruby' : 'gray'}
      busy={busy}
      onClick={() => onAsk(decision)}
    >
      {actLabel(decision)}
    </BusyButton>
  );
}

/** Both of them. */
export function RefusingButtons(props: { busy: boolean; onAsk(decision: Refusing): void }) {
  return (Object.keys(marks) as Refusing[]).map((decision) => (
    <RefusingButton key={decision} decision={decision} {...props} />
  ));
}

function ReasonForm(props: {
  decision: Refusing;
  busy: boolean;
  onDecide(decision: Refusing, reason: string): void;
}) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decide = () => {
    const said = reason.trim();
    setMissing(said === '');
    if (said !== '' && !props.busy) props.onDecide(props.decision, said);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      data-focus-first="textarea"
      onSubmit={(event) => {
        event.preventDefault();
        decide();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        if (endsConversion(event.nativeEvent)) return;
        event.preventDefault();
        decide();
      }}
    >
      <ParagraphField
        label={t('Reason')}
        required
        rows={4}
        maxLength={MOST_REASON}
        error={isMissing ? t('Please give a reason') : undefined}
        value={reason}
        onType={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
      />
      <BusyButton type="submit" className="justify-self-end" busy={props.busy}>
        {props.busy ? t('Saving...') : actLabel(props.decision)}
      </BusyButton>
    </form>
  );
}
