import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { DraftForm, type DraftFormProps, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import type { ZoneChoice } from '#shared/ui/forms/time-zone-choice.ts';
import { type CampaignDraft, campaignRules, toCampaignInput } from './campaign-form-state.ts';
import { platformOptions, toneOptions } from './campaign-labels.ts';
import { RhythmFields } from './rhythm-fields.tsx';
import { TemplatesField } from './templates-field.tsx';

/** The fields of a campaign. The draft belongs to the dialog, so that nothing typed is ever lost. */
export function CampaignForm(props: DraftFormProps<CampaignDraft> & { zone: ZoneChoice }) {
  const { draft, zone } = props;
  const personas = useQuery(personaList(useApi())).data;
  const form = useDraftForm<CampaignDraft>({
    ...props,
    contract: campaignRules,
    input: toCampaignInput(draft, zone.zone),
    onValid: props.onSubmit,
  });
  const { formProps, issueOf, change, text, choice } = form;

  return (
    <DraftForm {...props} {...formProps}>
      <LineField
        label={t('Name')}
        required
        placeholder={t('Morning market notes')}
        {...text('name')}
      />
      <ParagraphField label={t('Description')} optional rows={2} {...text('description')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('Persona')}
          hint={
            personas?.length === 0 ? t('Create a persona first: it writes the posts.') : undefined
          }
          options={[
            { value: '', label: t('Choose a persona') },
            ...(personas ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...choice('personaId')}
        />
        <SelectField label={t('Platform')} options={platformOptions()} {...choice('platform')} />
        <SelectField label={t('Tone')} options={toneOptions()} {...choice('tone')} />
      </div>
      <RhythmFields draft={draft} zone={zone} form={form} />
      <TemplatesField
        templates={draft.templates}
        error={issueOf('templates')}
        onChange={(templates) => change({ templates })}
      />
      <LineField
        label={t('Hashtags')}
        optional
        hint={t('Separated by commas')}
        placeholder={t('defi, ethereum')}
        {...text('hashtags')}
      />
    </DraftForm>
  );
}
