import { SkeletonBar } from './states.tsx';

/** Stands where a screen of tabs will be, until it is known who looks at it. */
export function TabsToCome({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="-mx-4 mb-6 flex gap-7 border-b border-line px-7.5 py-3 md:mx-0 md:px-3.5">
        <SkeletonBar className="h-4 w-20" />
        <SkeletonBar className="h-4 w-24" />
        <SkeletonBar className="h-4 w-16" />
      </div>
      <SkeletonBar className="h-80" />
    </div>
  );
}
