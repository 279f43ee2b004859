import { Card } from '#shared/ui/cards.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { CARD_GRID } from '#shared/ui/long-list.tsx';

/** Three grey cards under the words that say what is being read. */
export function BucketSkeletons({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {label}
      </p>
      <div aria-hidden="true" className={CARD_GRID}>
        <BucketSkeleton />
        <BucketSkeleton />
        <BucketSkeleton />
      </div>
    </>
  );
}

function BucketSkeleton() {
  return (
    <Card>
      <div className="flex gap-3">
        <SkeletonBar className="size-10" />
        <div className="flex-1">
          <SkeletonBar className="h-5 w-2/3" />
          <SkeletonBar className="mt-2 h-4 w-1/3" />
        </div>
      </div>
      <SkeletonBar className="mt-5 h-4" />
      <SkeletonBar className="mt-2 h-4 w-4/5" />
      <SkeletonBar className="mt-6 h-8" />
    </Card>
  );
}
