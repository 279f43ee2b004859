import { type SubmitEvent, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { useQuery } from '#shared/client/use-query.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { type FocusArea, focusAreas, type ViralContent } from '#shared/contracts/viral.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { NoPersonas } from '#shared/ui/feedback/no-personas.tsx';
import { Refusal, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { useStartTraining } from './queries.ts';
import { areaOptions } from './viral-labels.ts';

interface Props {
  contents: ViralContent[];
  onClose(): void;
  onStarted(): void;
}

/** Trains a persona on chosen texts of the library. */
export function TrainDialog(props: Props) {
  const personas = useQuery(personaList(useApi()));
  const loading = <SkeletonBar className="h-40" />;
  return (
    <FormDialog
      open
      onClose={props.onClose}
      title={t('Train Persona')}
      description={t(
        'The persona learns hooks and structures from these posts. Its voice does not change.',
      )}
    >
      <ListStates
        list={personas}
        failed={t('Failed to load AI personas')}
        signedOut={loading}
        loading={loading}
        empty={<NoPersonas />}
      >
        {(list) => <TrainForm {...props} personas={list} />}
      </ListStates>
    </FormDialog>
  );
}

function TrainForm({ personas, contents, onClose, onStarted }: Props & { personas: Persona[] }) {
  const [personaId, setPersonaId] = useState(personas[0]?.id ?? '');
  const [areas, setAreas] = useState<readonly FocusArea[]>(focusAreas);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<string | null>(null);
  const start = useStartTraining();
  const viralContentIds = contents.map(({ id }) => id).filter((id) => !dropped.includes(id));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wrong =
      viralContentIds.length === 0
        ? t('Choose at least one viral post')
        : areas.length === 0
          ? t('Choose at least one focus area')
          : null;
    setMissing(wrong);
    if (wrong) return;
    start.mutate(
      { personaId, viralContentIds, jobType: 'style_training', focusAreas: [...areas] },
      {
        onSuccess: () => {
          onClose();
          onStarted();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SelectField
        label={t('Persona')}
        options={personas.map(({ id, name }) => ({ value: id, label: name }))}
        value={personaId}
        onChoose={setPersonaId}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('Focus areas')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {areaOptions().map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={areas.includes(value)}
              onChange={(on) =>
                setAreas(focusAreas.filter((area) => (area === value ? on : areas.includes(area))))
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium">
          {t('Chosen posts ({count})', { count: viralContentIds.length })}
        </legend>
        <div className="grid max-h-48 gap-2 overflow-y-auto rounded-control border border-line p-3">
          {contents.map(({ id, title }) => (
            <CheckField
              key={id}
              label={title}
              checked={!dropped.includes(id)}
              onChange={(on) =>
                setDropped(on ? dropped.filter((each) => each !== id) : [...dropped, id])
              }
            />
          ))}
        </div>
      </fieldset>
      <Refusal>{missing ?? errorSentence(start.error, '')}</Refusal>
      <BusyButton type="submit" size="3" busy={start.isPending}>
        {start.isPending
          ? t('Starting...')
          : t('Train on {posts}', { posts: counted(viralContentIds.length, 'post') })}
      </BusyButton>
    </form>
  );
}
