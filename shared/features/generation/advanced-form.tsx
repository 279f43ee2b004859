import { type RefObject, type SubmitEvent, useId } from 'react';
import { useTrendingTopics } from '#shared/features/market/queries.ts';
import { t } from '#shared/i18n/translate.ts';
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
  const { draft, onChange, issueOf } = props;
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
        error={issueOf('targetAudience')}
        required
        placeholder={t('DeFi users who left after the last unlock')}
        value={draft.targetAudience}
        onType={(targetAudience) => onChange({ targetAudience })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Persona Type')}
          options={personaTypeOptions()}
          value={draft.personaType}
          onChoose={(personaType) => onChange({ personaType })}
        />
        <SelectField
          label={t('Use Case')}
          options={useCaseOptions()}
          value={draft.useCase}
          onChoose={(useCase) => onChange({ useCase })}
        />
        <SelectField
          label={t('Content Type')}
          options={advancedTypeOptions()}
          value={draft.contentType}
          onChoose={(contentType) => onChange({ contentType })}
        />
        <SelectField
          label={t('Audience Tone')}
          options={audienceToneOptions()}
          value={draft.audienceTone}
          onChoose={(audienceTone) => onChange({ audienceTone })}
        />
        <SelectField
          label={t('Degeneracy Level')}
          options={degeneracyOptions()}
          value={draft.degeneracyLevel}
          onChoose={(degeneracyLevel) => onChange({ degeneracyLevel })}
        />
        <LineField
          label={t('Trending Topic')}
          optional
          error={issueOf('trendingTopic')}
          list={topicList}
          value={draft.trendingTopic}
          onType={(trendingTopic) => onChange({ trendingTopic })}
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
        hint={t('Facts the text may use. Nothing else is claimed.')}
        error={issueOf('projectInfo')}
        rows={3}
        value={draft.projectInfo}
        onType={(projectInfo) => onChange({ projectInfo })}
      />
      <ParagraphField
        label={t('Influencer Style')}
        optional
        error={issueOf('influencerStyle')}
        rows={2}
        value={draft.influencerStyle}
        onType={(influencerStyle) => onChange({ influencerStyle })}
      />
      <ParagraphField
        label={t('Reference Content')}
        optional
        error={issueOf('referenceContent')}
        rows={2}
        value={draft.referenceContent}
        onType={(referenceContent) => onChange({ referenceContent })}
      />
      <PictureField value={props.image} onChange={props.onImage} />
    </TaskForm>
  );
}
