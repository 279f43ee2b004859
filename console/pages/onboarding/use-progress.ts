import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type StepId, steps, useSetUp } from '#shared/screens/onboarding/use-set-up.ts';

/** What of the first run is done, and where this person stands. */
export function useProgress() {
  const setUp = useSetUp();
  const [path, navigate] = useLocation();
  const kept = useHistoryState<{ step?: unknown } | null>()?.step;

  // It starts with the first that is not done, else with the last.
  const firstOpen = steps.find(({ id }) => !setUp.done.has(id))?.id ?? 'draft';
  const current = steps.find(({ id }) => id === kept)?.id ?? firstOpen;
  // Each step is an entry of the browser's history: Back leads to the one before.
  function choose(step: StepId) {
    if (step === current) return;
    navigate(path, { replace: true, state: { step: current } });
    navigate(path, { state: { step } });
  }

  return {
    ...setUp,
    current,
    choose,
    /** Goes to the step that follows in the order of the list, done or not. */
    goOn(from: StepId) {
      const following = steps[steps.findIndex(({ id }) => id === from) + 1];
      choose(following?.id ?? from);
    },
  };
}

export type Progress = ReturnType<typeof useProgress>;
