import { t } from '#shared/i18n/translate.ts';
import { CardSkeleton } from '#shared/ui/cards.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { CARD_GRID } from '#shared/ui/long-list.tsx';

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to manage content buckets')}</SignInPrompt>;
}

/** Three grey cards under the words that say what is being read. */
export function BucketSkeletons({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {label}
      </p>
      <div aria-hidden="true" className={CARD_GRID}>
        {['first', 'second', 'third'].map((card) => (
          <CardSkeleton key={card} picture="size-10">
            <SkeletonBar className="mt-6 h-8" />
          </CardSkeleton>
        ))}
      </div>
    </>
  );
}
