import { Button, TextArea, TextField } from '@radix-ui/themes';
import { type RefObject, type SubmitEvent, useId } from 'react';
import { useTrendingTopics } from '#shared/features/market/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Field, SelectField } from '#shared/ui/fields.tsx';
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
  const { draft, onChange, issueOf, form, onSubmit } = props;
  const topics = useTrendingTopics();
  const topicList = useId();
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('Content Generator')}
      className="grid content-start gap-4"
      onSubmit={onSubmit}
    >
      <Field label={t('Target Audience')} error={issueOf('targetAudience')}>
        {(control) => (
          <TextField.Root
            {...control}
            required
            autoComplete="off"
            placeholder={t('DeFi users who left after the last unlock')}
            value={draft.targetAudience}
            onChange={(event) => onChange({ targetAudience: event.target.value })}
          />
        )}
      </Field>
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
        <Field label={t('Trending Topic')} optional error={issueOf('trendingTopic')}>
          {(control) => (
            <TextField.Root
              {...control}
              autoComplete="off"
              list={topicList}
              value={draft.trendingTopic}
              onChange={(event) => onChange({ trendingTopic: event.target.value })}
            />
          )}
        </Field>
        <datalist id={topicList}>
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
      </div>
      <Field
        label={t('Project Info')}
        optional
        hint={t('Facts the text may use. Nothing else is claimed.')}
        error={issueOf('projectInfo')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            resize="vertical"
            value={draft.projectInfo}
            onChange={(event) => onChange({ projectInfo: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('Influencer Style')} optional error={issueOf('influencerStyle')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            resize="vertical"
            value={draft.influencerStyle}
            onChange={(event) => onChange({ influencerStyle: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('Reference Content')} optional error={issueOf('referenceContent')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            resize="vertical"
            value={draft.referenceContent}
            onChange={(event) => onChange({ referenceContent: event.target.value })}
          />
        )}
      </Field>
      <PictureField value={props.image} onChange={props.onImage} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="3" disabled={props.busy}>
          {props.busy ? t('Generating...') : t('Generate Content')}
        </Button>
        {props.busy ? (
          <Button type="button" size="3" variant="soft" color="gray" onClick={props.onCancel}>
            {t('Cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
