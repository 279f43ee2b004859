import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { CARD_GRID, LongList } from '#shared/ui/long-list.tsx';
import { BucketCard } from './bucket-card.tsx';
import { BucketSkeletons, SignedOut } from './bucket-skeletons.tsx';

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
  return (
    <ListStates
      list={props.list}
      failed={props.failed}
      signedOut={<SignedOut />}
      loading={<BucketSkeletons label={t('Loading buckets...')} />}
      empty={props.empty}
    >
      {(buckets) => (
        <LongList label={props.label} items={buckets} className={CARD_GRID}>
          {(bucket) => (
            <BucketCard
              bucket={bucket}
              onView={() => props.onView(bucket)}
              onUse={() => props.onUse(bucket)}
              actions={props.actionsOf(bucket)}
            />
          )}
        </LongList>
      )}
    </ListStates>
  );
}
