import { CardSkeleton } from '#shared/ui/cards.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** As tall as a card with one line of description, and there before it. */
export function PersonaCardSkeleton() {
  return (
    <CardSkeleton picture="size-14 rounded-full">
      <SkeletonBar className="mt-8 h-16" />
      <SkeletonBar className="mt-4 h-8" />
    </CardSkeleton>
  );
}
