import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { LongList } from '#shared/ui/long-list.tsx';
import { ErrorState } from '#shared/ui/states.tsx';
import { BucketCard, BucketCardSkeleton } from './bucket-card.tsx';
import { SignedOut } from './signed-out.tsx';

export const GRID = 'grid list-none gap-5 md:grid-cols-2 xl:grid-cols-3';

/** A list of buckets in each of its states. */
export function BucketGrid(props: {
  label: string;
  failed: string;
  list: UseQueryResult<ContentBucket[] | null>;
  empty: ReactNode;
  onView(bucket: ContentBucket): void;
  onUse(bucket: ContentBucket): void;
  actionsOf(bucket: ContentBucket): ReactNode;
}) {
  const { list } = props;
  if (list.isError) {
    return <ErrorState onRetry={() => void list.refetch()}>{props.failed}</ErrorState>;
  }
  if (list.data === null) return <SignedOut />;
  if (!list.data) return <Loading />;
  if (list.data.length === 0) return props.empty;
  return (
    <LongList label={props.label} items={list.data} className={GRID}>
      {(bucket) => (
        <BucketCard
          bucket={bucket}
          onView={() => props.onView(bucket)}
          onUse={() => props.onUse(bucket)}
          actions={props.actionsOf(bucket)}
        />
      )}
    </LongList>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {t('Loading buckets...')}
      </p>
      <div aria-hidden="true" className={GRID}>
        <BucketCardSkeleton />
        <BucketCardSkeleton />
        <BucketCardSkeleton />
      </div>
    </>
  );
}
