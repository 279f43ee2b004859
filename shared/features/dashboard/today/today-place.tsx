import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** The last of an odd number takes the whole row. */
export const TODAY_GRID = 'grid gap-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2';
/** Of three rows: nothing moves when they come. */
export const TODAY_ROOM = 'min-h-24';

/** As high as the four cards that come. */
export function TodayPlace() {
  return (
    <div className={TODAY_GRID}>
      {['needs', 'next', 'drafts', 'worked'].map((part) => (
        <SkeletonBar key={part} className="h-[11.625rem]" />
      ))}
    </div>
  );
}
