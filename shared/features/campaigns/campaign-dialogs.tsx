import type { Campaign } from '#shared/contracts/campaigns.ts';
import { DeleteCampaignDialog } from './delete-campaign-dialog.tsx';
import { NewCampaignDialog } from './new-campaign-dialog.tsx';
import { EditCampaignDialog } from './page/edit-campaign-dialog.tsx';

export type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; campaign: Campaign };

/** The dialogs of the campaign screens, at most one of them open. Loaded apart from them. */
export default function CampaignDialogs(props: {
  open: OpenDialog | null;
  onClose(): void;
  /** Left out, the list stays on screen. */
  onDeleted?(): void;
}) {
  const { open, onClose } = props;
  return (
    <>
      <NewCampaignDialog open={open?.kind === 'create'} onClose={onClose} />
      {open?.kind === 'edit' ? (
        <EditCampaignDialog key={open.campaign.id} campaign={open.campaign} onClose={onClose} />
      ) : null}
      <DeleteCampaignDialog
        campaign={open?.kind === 'delete' ? open.campaign : null}
        onClose={onClose}
        onDeleted={props.onDeleted}
      />
    </>
  );
}
