import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { type CampaignDraft, campaignRules, toCampaignInput } from './campaign-draft.ts';
import { platformOptions, toneOptions } from './campaign-labels.ts';
import { RhythmFields } from './rhythm-fields.tsx';
import { TemplatesField } from './templates-field.tsx';

/** The fields of a campaign. The draft belongs to the dialog, so that nothing typed is ever lost. */
export function CampaignForm(props: {
  draft: CampaignDraft;
  onChange(draft: CampaignDraft): void;
  serverError: Error | null;
  onSubmit(): void;
  busy: boolean;
}) {
  const { draft } = props;
  const { zone } = useChosenZone();
  const personas = useQuery(personaList(useApi())).data;
  const { form, issueOf, refusal, touched, submit } = useFormIssues<CampaignDraft>({
    contract: campaignRules,
    input: toCampaignInput(draft, zone),
    serverError: props.serverError,
    onValid: props.onSubmit,
  });

  function change(part: Partial<CampaignDraft>) {
    touched(part);
    props.onChange({ ...draft, ...part });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LineField
        label={t('Name')}
        error={issueOf('name')}
        required
        placeholder={t('Morning market notes')}
        value={draft.name}
        onType={(name) => change({ name })}
      />
      <ParagraphField
        label={t('Description')}
        optional
        error={issueOf('description')}
        rows={2}
        value={draft.description}
        onType={(description) => change({ description })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('Persona')}
          hint={
            personas?.length === 0 ? t('Create a persona first: it writes the posts.') : undefined
          }
          error={issueOf('personaId')}
          options={[
            { value: '', label: t('Choose a persona') },
            ...(personas ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.personaId}
          onChoose={(personaId) => change({ personaId })}
        />
        <SelectField
          label={t('Platform')}
          error={issueOf('platform')}
          options={platformOptions()}
          value={draft.platform}
          onChoose={(platform) => change({ platform })}
        />
        <SelectField
          label={t('Tone')}
          error={issueOf('tone')}
          options={toneOptions()}
          value={draft.tone}
          onChoose={(tone) => change({ tone })}
        />
      </div>
      <RhythmFields draft={draft} issueOf={issueOf} onChange={change} />
      <TemplatesField
        templates={draft.templates}
        error={issueOf('templates')}
        onChange={(templates) => change({ templates })}
      />
      <LineField
        label={t('Hashtags')}
        optional
        hint={t('Separated by commas')}
        error={issueOf('hashtags')}
        placeholder={t('defi, ethereum')}
        value={draft.hashtags}
        onType={(hashtags) => change({ hashtags })}
      />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" size="3" busy={props.busy}>
        {props.busy ? t('Creating...') : t('Create Campaign')}
      </BusyButton>
    </form>
  );
}
