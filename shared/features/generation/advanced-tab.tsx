import { useId, useState } from 'react';
import {
  type AdvancedContent,
  type generateAdvanced,
  generateAdvancedInput,
} from '#shared/contracts/advanced-generation.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { useTrendingTopics } from '#shared/features/market/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { TaskForm } from '#shared/ui/forms/task-form.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { useCancel } from '#shared/ui/hooks/use-cancel.ts';
import { type AdvancedDraft, useAdvancedDraft } from './advanced-form-state.ts';
import { AdvancedResult } from './advanced-result.tsx';
import {
  advancedTypeOptions,
  audienceToneOptions,
  degeneracyOptions,
  personaTypeOptions,
  useCaseOptions,
} from './generation-labels.ts';
import { PictureField } from './picture-field.tsx';
import { useGenerateAdvanced } from './queries.ts';
import { DraftFrame } from './write/draft-frame.tsx';
import { useOwnVersions, type Wish, withTakes } from './write/use-versions.ts';

/** With what it was written from: the fields may say something else by now. */
type Written = AdvancedContent & { of: CallInput<typeof generateAdvanced>['body'] };

/** Content Generator of the advanced tools: for an audience, a use case and an occasion. */
export function AdvancedTab() {
  const [draft, keep] = useAdvancedDraft();
  // A picture is too large for the tab's storage: it stays while the screen does.
  const [image, setImage] = useState<string | null>(null);
  const versions = useOwnVersions<Written>();
  const generate = useGenerateAdvanced();
  const { begin, cancel } = useCancel();
  const topics = useTrendingTopics();
  const topicList = useId();
  const input = {
    ...filled(draft),
    ...(image ? { imageBase64: image } : {}),
    variant: versions.tries,
  };

  const { formProps, text, choice } = useDraftForm<AdvancedDraft>({
    draft,
    onChange: keep,
    contract: generateAdvancedInput,
    input,
    serverError: generate.error,
    onValid: () => write(null),
  });

  function write(wish: Wish | null) {
    const of = { ...((wish && versions.shown?.draft.of) ?? input), variant: versions.tries };
    // A picture says nothing that a draft to change has not.
    const { imageBase64: _, ...pictureless } = of;
    const body = wish?.change ? pictureless : of;
    const onSuccess = (one: AdvancedContent) =>
      versions.add(withTakes(one).map((written) => ({ ...written, of })));
    generate.mutate({ ...body, ...versions.asked(wish), signal: begin() }, { onSuccess });
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TaskForm
        label={t('Content Generator')}
        action={t('Generate Content')}
        busyLabel={t('Generating...')}
        busy={generate.isPending}
        // Its failures are told in a toast.
        error={null}
        onCancel={cancel}
        {...formProps}
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
        <PictureField value={image} onChange={setImage} />
      </TaskForm>
      <DraftFrame
        label={t('Generated content')}
        versions={versions}
        busy={generate.isPending}
        onAsk={write}
      >
        {versions.shown ? <AdvancedResult result={versions.shown.draft} /> : null}
      </DraftFrame>
    </div>
  );
}

/** Without the fields that were left empty. */
function filled({ targetAudience, ...draft }: AdvancedDraft) {
  const optional = Object.entries(draft).filter(([, value]) => value.trim() !== '');
  return { targetAudience, ...(Object.fromEntries(optional) as Partial<AdvancedDraft>) };
}
