import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** As high as the card that comes with nothing to do and the steps of the set-up before it. */
export function TodayPlace() {
  return <SkeletonBar className="h-[30.5rem] max-lg:h-[33.75rem]" />;
}
