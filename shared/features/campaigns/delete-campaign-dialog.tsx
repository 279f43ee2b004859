import { BIN_DAYS } from '#shared/contracts/bin.ts';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { useDeleteCampaign } from './queries.ts';

/** Asks before a campaign goes. Stays mounted while it closes, so that the sentence stays whole. */
export function DeleteCampaignDialog(props: {
  campaign: Campaign | null;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}) {
  const asked = useRetainedValue(props.campaign);
  const remove = useDeleteCampaign(asked ?? { id: '', status: 'draft' });
  if (!asked) return null;

  return (
    <ConfirmDialog
      open={props.campaign !== null}
      onClose={props.onClose}
      title={t('Delete "{name}"', { name: excerpt(asked.name) })}
      confirmLabel={t('Delete')}
      onConfirm={() => remove.mutate(asked.id, { onSuccess: props.onDeleted ?? focusHeading })}
    >
      {t(
        'Are you sure you want to delete "{name}"? Its posts that have not been sent go with it. You can restore both from the bin for {n} days.',
        { name: asked.name, n: BIN_DAYS },
      )}
    </ConfirmDialog>
  );
}
