import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

export function RowSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <LoadingList label={label} count={count} className="flex flex-col gap-3">
      <div data-skeleton="" className="flex min-h-11 items-center gap-3">
        <SkeletonBar className="size-9 rounded-full" />
        <div className="flex-1">
          <SkeletonBar className="h-4 w-2/3" />
          <SkeletonBar className="mt-2 h-3 w-1/3" />
        </div>
      </div>
    </LoadingList>
  );
}

/** As high as what is to be done, with nothing to do and the steps of the set-up before it. */
export function TodayPlace() {
  return <SkeletonBar className="h-[30.5rem] max-lg:h-[33.75rem]" />;
}
