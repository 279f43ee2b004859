import { Button } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { CalendarIcon } from '#shared/ui/icons.tsx';
import { type KeptText, useAcceptDraft } from './queries.ts';

/** Whoever shows the drafts says where they are scheduled. */
export type OnSchedule = (draft: { text: string; draftId: string | null }) => void;

/** Takes a draft to the schedule. A kept one counts as used then. */
export function ScheduleDraft(props: { text: string; kept: KeptText; onSchedule: OnSchedule }) {
  const { text, kept } = props;
  const accept = useAcceptDraft();

  function schedule() {
    accept(kept, text);
    props.onSchedule({ text, draftId: kept.id });
  }

  return (
    <Button variant="soft" onClick={schedule}>
      <CalendarIcon /> {t('Schedule this draft')}
    </Button>
  );
}
