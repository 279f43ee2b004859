import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { CreateCampaignInput } from '#shared/contracts/campaigns.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { CampaignForm } from './campaign-form.tsx';
import { emptyCampaign, toCampaignInput, useKeptCampaign } from './campaign-form-state.ts';
import { useCreateCampaign } from './queries.ts';

/** Closing keeps what was typed; only a created campaign empties the form. */
export function NewCampaignDialog(props: { open: boolean; onClose(): void }) {
  const { state, user } = useAuthentication();
  const zone = useChosenZone();
  const [kept, setDraft, setDraftAfter] = useKeptCampaign();
  const personas = useQuery({ ...personaList(useApi()), enabled: user !== null }).data ?? [];
  // Who has one persona need not choose it.
  const only = personas.length === 1 ? (personas[0]?.id ?? '') : '';
  const draft = kept.personaId === '' ? { ...kept, personaId: only } : kept;
  const create = useCreateCampaign();

  function submit() {
    const input = toCampaignInput(draft, zone.zone) as CreateCampaignInput;
    setDraftAfter(create.mutateAsync(input, { onSuccess: props.onClose }), emptyCampaign);
  }

  return (
    <FormDialog
      wide
      open={props.open}
      onClose={props.onClose}
      title={t('New Campaign')}
      description={t('A persona posts from your templates on a schedule.')}
    >
      {state === 'signed-out' ? <SignInFirst /> : null}
      <CampaignForm
        draft={draft}
        onChange={setDraft}
        serverError={create.error}
        onSubmit={submit}
        busy={create.isPending}
        submitLabel={t('Create Campaign')}
        busyLabel={t('Creating...')}
        zone={zone}
      />
    </FormDialog>
  );
}

/** A visitor may look at the form (spec section 6), and hears before it what it takes. */
function SignInFirst() {
  const host = useHost();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control bg-tint px-3 py-2">
      <p className="text-sm">{t('Please sign in to create a campaign')}</p>
      <Button onClick={host.signIn}>{t('Sign in')}</Button>
    </div>
  );
}
