import { createPersonaInput, MOST_TRAINING_DATA } from '#shared/contracts/persona-changes.ts';
import { platformOptions, toneOptions, typeOptions } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { DraftForm, type DraftFormProps, useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { Field, SelectField } from '#shared/ui/forms/fields.tsx';
import { ImagePicker } from '#shared/ui/forms/image-picker.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { ArchivePosts } from '#shared/ui/x-archive/archive-posts.tsx';
import { PersonaAvatar } from './persona-avatar.tsx';
import { type PersonaDraft, toCreateInput } from './persona-form-state.ts';

/** The fields of a persona. The draft belongs to the dialog, so that nothing typed is ever lost. */
export function PersonaForm(props: DraftFormProps<PersonaDraft>) {
  const { draft } = props;
  const { formProps, issueOf, change, text, choice } = useDraftForm<PersonaDraft>({
    ...props,
    contract: createPersonaInput,
    input: toCreateInput(draft),
    onValid: props.onSubmit,
  });

  return (
    <DraftForm {...props} {...formProps}>
      <Field
        label={t('Profile Image')}
        optional
        hint={t('Max 5MB, JPG/PNG')}
        error={issueOf('profileImageUrl')}
      >
        {(control) => (
          <ImagePicker
            control={control}
            value={draft.profileImageUrl}
            onChange={(profileImageUrl) => change({ profileImageUrl })}
            preview={<PersonaAvatar image={draft.profileImageUrl || null} type={draft.type} />}
          />
        )}
      </Field>
      <LineField label={t('Name')} required placeholder={t('Alpha Annie')} {...text('name')} />
      <ParagraphField
        label={t('Description')}
        required
        rows={2}
        placeholder={t('What this persona is for')}
        {...text('description')}
      />
      <ParagraphField
        label={t('Personality')}
        required
        rows={3}
        placeholder={t('How it thinks and talks: dry, curious, allergic to hype')}
        {...text('personality')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField label={t('Type')} options={typeOptions()} {...choice('type')} />
        <SelectField label={t('Platform')} options={platformOptions()} {...choice('platform')} />
        <SelectField label={t('Tone')} options={toneOptions()} {...choice('tone')} />
      </div>
      <ParagraphField
        label={t('Training Data')}
        optional
        hint={t('Posts in this voice, one per line. Drafts take their style from them.')}
        rows={4}
        {...text('trainingData')}
      />
      <ArchivePosts
        value={draft.trainingData}
        most={MOST_TRAINING_DATA}
        onFill={(trainingData) => change({ trainingData })}
      />
      <LineField
        label={t('Monthly limit in US dollars')}
        optional
        hint={t(
          'When AI models reach this amount in a month, the built-in provider takes over. See the costs under Drafts.',
        )}
        inputMode="decimal"
        placeholder="5.00"
        {...text('monthlyLimit')}
      />
    </DraftForm>
  );
}
