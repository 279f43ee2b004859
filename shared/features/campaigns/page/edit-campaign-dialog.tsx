import { useState } from 'react';
import { z } from 'zod/mini';
import type { Campaign, UpdateCampaignInput } from '#shared/contracts/campaigns.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { editProps } from '#shared/ui/forms/draft-form.tsx';
import { createPersistedEdit } from '#shared/ui/forms/persisted-edit.ts';
import { RestoredEdit } from '#shared/ui/forms/restored-edit.tsx';
import { CampaignForm } from '../campaign-form.tsx';
import { campaignEdit, draftOfCampaign, toCampaignInput } from '../campaign-form-state.ts';
import { approvedPostsIn, useUpdateCampaign } from '../queries.ts';
import { ApprovedPostsDialog } from './approved-posts-dialog.tsx';

const useKeptEdit = createPersistedEdit('campaign-edit', campaignEdit, z.partial(campaignEdit));

/** Opens prefilled with the campaign and closes when it is saved. Closing keeps what was typed. */
export function EditCampaignDialog({ campaign, onClose }: { campaign: Campaign; onClose(): void }) {
  const edit = useKeptEdit(campaign.id, draftOfCampaign(campaign));
  const update = useUpdateCampaign(campaign.id);
  const [asked, setAsked] = useState<number | null>(null);
  const { draft } = edit;

  function submit(approvedPosts?: UpdateCampaignInput['approvedPosts']) {
    setAsked(null);
    const wanted = edit.onto(draftOfCampaign(campaign));
    const input = toCampaignInput(wanted, wanted.timeZone) as UpdateCampaignInput;
    const saving = update.mutateAsync(
      { ...input, ...(approvedPosts ? { approvedPosts } : {}) },
      { onSuccess: onClose, onError: (error) => setAsked(approvedPostsIn(error)) },
    );
    edit.saved(saving);
  }

  return (
    <FormDialog
      open
      wide
      title={t('Edit Campaign')}
      description={t('Planned posts follow your changes. Published posts stay as they are.')}
      onClose={onClose}
    >
      <RestoredEdit edit={edit} />
      <CampaignForm
        {...editProps(edit, update)}
        onChange={(changed) => edit.change({ ...draft, ...changed })}
        zone={{
          zone: draft.timeZone,
          choose: (timeZone) => edit.change({ ...draft, timeZone }),
        }}
        onSubmit={() => submit()}
      />
      <ApprovedPostsDialog
        count={asked}
        onClose={() => setAsked(null)}
        onAnswer={(change) => submit({ count: asked ?? 0, change })}
      />
    </FormDialog>
  );
}
