import { createPersonaInput } from '#shared/contracts/personas.ts';
import { platformOptions, toneOptions, typeOptions } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { type PersonaDraft, toCreateInput } from './persona-draft.ts';
import { ProfileImageField } from './profile-image-field.tsx';

/** The fields of a persona. The draft belongs to the dialog, so that nothing typed is ever lost. */
export function PersonaForm(props: {
  draft: PersonaDraft;
  onChange(draft: PersonaDraft): void;
  serverError: Error | null;
  onSubmit(): void;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
}) {
  const { draft } = props;
  const { form, issueOf, refusal, touched, submit } = useFormIssues<PersonaDraft>({
    contract: createPersonaInput,
    input: toCreateInput(draft),
    serverError: props.serverError,
    onValid: props.onSubmit,
  });

  function change(part: Partial<PersonaDraft>) {
    touched(part);
    props.onChange({ ...draft, ...part });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ProfileImageField
        value={draft.profileImageUrl}
        type={draft.type}
        error={issueOf('profileImageUrl')}
        onChange={(profileImageUrl) => change({ profileImageUrl })}
      />
      <LineField
        label={t('Name')}
        error={issueOf('name')}
        required
        placeholder={t('Alpha Annie')}
        value={draft.name}
        onType={(name) => change({ name })}
      />
      <ParagraphField
        label={t('Description')}
        error={issueOf('description')}
        required
        rows={2}
        placeholder={t('What this persona is for')}
        value={draft.description}
        onType={(description) => change({ description })}
      />
      <ParagraphField
        label={t('Personality')}
        error={issueOf('personality')}
        required
        rows={3}
        placeholder={t('How it thinks and talks: dry, curious, allergic to hype')}
        value={draft.personality}
        onType={(personality) => change({ personality })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('Type')}
          error={issueOf('type')}
          options={typeOptions()}
          value={draft.type}
          onChoose={(type) => change({ type })}
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
      <ParagraphField
        label={t('Training Data')}
        optional
        hint={t('Posts in this voice, one per line. Drafts take their style from them.')}
        error={issueOf('trainingData')}
        rows={4}
        value={draft.trainingData}
        onType={(trainingData) => change({ trainingData })}
      />
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" size="3" busy={props.busy}>
        {props.busy ? props.busyLabel : props.submitLabel}
      </BusyButton>
    </form>
  );
}
