import { type RefObject, type SubmitEvent, useId } from 'react';
import { useTrendingTopics } from '#shared/features/market/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { bindFields } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { TaskForm } from '#shared/ui/forms/task-form.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import type { AdvancedDraft } from './advanced-draft.ts';
import {
  advancedTypeOptions,
  audienceToneOptions,
  degeneracyOptions,
  personaTypeOptions,
  useCaseOptions,
} from './generation-labels.ts';
import { PictureField } from './picture-field.tsx';

/** Everything the advanced generator takes. */
export function AdvancedForm(props: {
  draft: AdvancedDraft;
  onChange(part: Partial<AdvancedDraft>): void;
  image: string | null;
  onImage(image: string | null): void;
  form: RefObject<HTMLFormElement | null>;
  issueOf(field: keyof AdvancedDraft): string | undefined;
  onSubmit(event: SubmitEvent): void;
  busy: boolean;
  onCancel(): void;
}) {
  const { text, choice } = bindFields(props.draft, props.onChange, props.issueOf);
  const topics = useTrendingTopics();
  const topicList = useId();
  return (
    <TaskForm
      label={t('Content Generator')}
      action={t('Generate Content')}
      busyLabel={t('Generating...')}
      busy={props.busy}
      // Its failures are told in a toast.
      error={null}
      form={props.form}
      onSubmit={props.onSubmit}
      onCancel={props.onCancel}
    >
      <LineField
        label={t('Target Audience')}
        required
        placeholder={t('DeFi users who left after the last unlock')}
        {...text('targetAudience')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Persona Type')}
          options={personaTypeOptions()}
          {...choice('personaType')}
        />
        <SelectField label={t('Use Case')} options={useCaseOptions()} {...choice('useCase')} />
        <SelectField
          label={t('Content Type')}
          options={advancedTypeOptions()}
          {...choice('contentType')}
        />
        <SelectField
          label={t('Audience Tone')}
          options={audienceToneOptions()}
          {...choice('audienceTone')}
        />
        <SelectField
          label={t('Degeneracy Level')}
          options={degeneracyOptions()}
          {...choice('degeneracyLevel')}
        />
        <LineField
          label={t('Trending Topic')}
          optional
          list={topicList}
          {...text('trendingTopic')}
        />
        <datalist id={topicList}>
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
      </div>
      <ParagraphField
        label={t('Project Info')}
        optional
        hint={t('Facts the draft may use. It will not claim anything else.')}
        rows={3}
        {...text('projectInfo')}
      />
      <ParagraphField
        label={t('Influencer Style')}
        optional
        rows={2}
        {...text('influencerStyle')}
      />
      <ParagraphField
        label={t('Reference Content')}
        optional
        rows={2}
        {...text('referenceContent')}
      />
      <PictureField value={props.image} onChange={props.onImage} />
    </TaskForm>
  );
}
