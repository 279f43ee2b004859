import type { Campaign } from '#shared/contracts/campaigns.ts';
import { DeleteCampaignDialog } from './delete-campaign-dialog.tsx';
import { NewCampaignDialog } from './new-campaign-dialog.tsx';

export type OpenDialog = { kind: 'create' } | { kind: 'delete'; campaign: Campaign };

/** The dialogs of the campaign screen, at most one of them open. Loaded apart from the screen. */
export default function CampaignDialogs(props: { open: OpenDialog | null; onClose(): void }) {
  const { open, onClose } = props;
  return (
    <>
      <NewCampaignDialog open={open?.kind === 'create'} onClose={onClose} />
      <DeleteCampaignDialog
        campaign={open?.kind === 'delete' ? open.campaign : null}
        onClose={onClose}
      />
    </>
  );
}
