import { Button } from '@radix-ui/themes';
import { tn } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';

/** Asks what becomes of posts that a person has approved or edited, before their campaign changes. */
export function ApprovedPostsDialog(props: {
  /** How many they are; null: nothing is asked. */
  count: number | null;
  onClose(): void;
  onAnswer(change: boolean): void;
}) {
  const count = useRetainedValue(props.count) ?? 0;
  return (
    <FormDialog
      open={props.count !== null}
      onClose={props.onClose}
      title={tn(count, 'Change {n} approved post?', 'Change {n} approved posts?')}
      description={tn(
        count,
        'You approved or edited {n} planned post of this campaign. Changing it replaces its text and time, and may need your approval again.',
        'You approved or edited {n} planned posts of this campaign. Changing them replaces their texts and times, and may need your approval again.',
      )}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <SecondaryButton onClick={() => props.onAnswer(false)}>
          {tn(count, 'Keep {n} post as it is', 'Keep {n} posts as they are')}
        </SecondaryButton>
        <Button onClick={() => props.onAnswer(true)}>
          {tn(count, 'Change {n} post', 'Change {n} posts')}
        </Button>
      </div>
    </FormDialog>
  );
}
