import { useHost } from '#shared/client/host.tsx';
import { TodayPlace } from '#shared/features/dashboard/row-skeletons.tsx';
import { Today } from '#shared/features/dashboard/today/today.tsx';
import { SetUpChecklist } from './onboarding/set-up-checklist.tsx';
import { steps, useSetUp } from './onboarding/use-set-up.ts';

/** What is to be done now: for a newcomer the steps of the set-up come first. */
export function DashboardToday() {
  const { loading, done, isDismissed } = useSetUp();
  const { place } = useHost();
  if (loading) return <TodayPlace />;
  const isSetUp = isDismissed || done.size === steps.length || place !== 'console';
  return (
    <>
      {isSetUp ? null : <SetUpChecklist done={done} />}
      <Today />
    </>
  );
}
