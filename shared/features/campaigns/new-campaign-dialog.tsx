import type { CreateCampaignInput } from '#shared/contracts/campaigns.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/dialogs.tsx';
import { useChosenZone } from '#shared/ui/time-zone-choice.ts';
import { emptyCampaign, toCampaignInput, useKeptCampaign } from './campaign-draft.ts';
import { CampaignForm } from './campaign-form.tsx';
import { useCreateCampaign } from './queries.ts';

/** Closing keeps what was typed; only a created campaign empties the form. */
export function NewCampaignDialog(props: { open: boolean; onClose(): void }) {
  const { user } = useAuthentication();
  const { zone } = useChosenZone();
  const [draft, setDraft, setDraftAfter] = useKeptCampaign(user?.id ?? '');
  const create = useCreateCampaign();

  function submit() {
    const input = toCampaignInput(draft, zone) as CreateCampaignInput;
    setDraftAfter(create.mutateAsync(input, { onSuccess: props.onClose }), emptyCampaign);
  }

  return (
    <FormDialog
      wide
      open={props.open}
      onOpenChange={(open) => open || props.onClose()}
      title={t('New Campaign')}
      description={t('A persona posts from your templates, again and again, at the times you set.')}
    >
      <CampaignForm
        draft={draft}
        onChange={setDraft}
        serverError={create.error}
        onSubmit={submit}
        busy={create.isPending}
      />
    </FormDialog>
  );
}
