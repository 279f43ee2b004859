import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { SignInCard } from '#shared/features/auth/sign-in-card.tsx';
import { t } from '#shared/i18n/translate.ts';
import { useNoteSetUp } from '#shared/screens/onboarding/note-set-up.ts';
import { steps } from '#shared/screens/onboarding/use-set-up.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { FIRST_RUN, HOME } from '../../routes.ts';
import { ConnectStep } from './connect-step.tsx';
import { DraftStep } from './draft-step.tsx';
import { ExtensionStep } from './extension-step.tsx';
import { ModelStep } from './model-step.tsx';
import { PersonaStep } from './persona-step.tsx';
import { StepList } from './step-list.tsx';
import { type Progress, useProgress } from './use-progress.ts';

/** From signing in to the first draft, in five steps. */
export default function OnboardingPage() {
  const { state } = useAuthentication();
  const progress = useProgress();

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading
        title={t('Set up Troupe')}
        subtitle={t(
          'Five short steps to a first draft in your own voice. You can skip any step. Nothing is posted.',
        )}
        action={
          state === 'signed-out' ? null : (
            <Link href={HOME} className="text-sm font-medium text-link underline">
              {t('Skip for now')}
            </Link>
          )
        }
      />
      {state === 'signed-out' ? (
        <SignInCard returnTo={FIRST_RUN} />
      ) : state === 'checking' || progress.loading ? (
        <SkeletonBar className="h-72" />
      ) : (
        <>
          <StepList current={progress.current} done={progress.done} onChoose={progress.choose} />
          <Card className="p-6 md:p-8">
            <Step progress={progress} />
          </Card>
        </>
      )}
    </div>
  );
}

function Step({ progress }: { progress: Progress }) {
  const { current, goOn } = progress;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(current);
  const note = useNoteSetUp();

  // A step that is left takes its button with it: the focus goes on to the next heading.
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
