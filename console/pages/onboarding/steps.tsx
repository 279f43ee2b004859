import { useEffect, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { useNoteSetUp } from '#shared/screens/onboarding/note-set-up.ts';
import { steps } from '#shared/screens/onboarding/use-set-up.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { ConnectStep } from './connect-step.tsx';
import { DraftStep } from './draft-step.tsx';
import { ExtensionStep } from './extension-step.tsx';
import { ModelStep } from './model-step.tsx';
import { PersonaStep } from './persona-step.tsx';
import { StepList } from './step-list.tsx';
import { type Progress, useProgress } from './use-progress.ts';

/** The list of steps, and the one that a person is at. */
export function Steps() {
  const progress = useProgress();
  if (progress.loading) return <SkeletonBar className="h-72" />;
  return (
    <>
      <StepList current={progress.current} done={progress.done} onChoose={progress.choose} />
      <Card className="p-6 md:p-8">
        <Step progress={progress} />
      </Card>
    </>
  );
}

function Step({ progress }: { progress: Progress }) {
  const { current, goOn } = progress;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(current);
  const note = useNoteSetUp();

  // The button of a finished step is removed: the focus moves to the next heading.
  useEffect(() => {
    if (arrived.current !== current) heading.current?.focus();
    arrived.current = current;
  }, [current]);

  return (
    <section aria-labelledby="step">
      <h2 id="step" ref={heading} tabIndex={-1} className="heading mb-2 text-2xl">
        {t(steps.find(({ id }) => id === current)?.title ?? '')}
      </h2>
      {current === 'connect' ? (
        <ConnectStep account={progress.account} onDone={() => goOn('connect')} />
      ) : current === 'persona' ? (
        <PersonaStep onDone={() => goOn('persona')} />
      ) : current === 'model' ? (
        <ModelStep
          onDone={() => {
            note('model');
            goOn('model');
          }}
        />
      ) : current === 'extension' ? (
        <ExtensionStep done={progress.done.has('extension')} onDone={() => goOn('extension')} />
      ) : (
        <DraftStep personas={progress.personas} onDrafted={() => note('draft')} />
      )}
    </section>
  );
}
