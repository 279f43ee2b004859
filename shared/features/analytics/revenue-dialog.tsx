import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { RevenueForm } from './revenue-form.tsx';

/** Asks what was earned, or given back. */
export function RevenueDialog(props: { open: boolean; onClose(): void; today: string }) {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Add revenue')}
      description={t('Revenue from a post or a campaign.')}
    >
      <RevenueForm today={props.today} onDone={props.onClose} />
    </FormDialog>
  );
}
