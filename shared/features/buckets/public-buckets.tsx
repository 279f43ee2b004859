import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { CopyIcon, GlobeIcon } from '#shared/ui/action-icons.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { useCopy } from '#shared/ui/hooks/use-copy.ts';
import { CardAction } from './bucket-card.tsx';
import type { OpenDialog } from './bucket-dialogs.tsx';
import { BucketGrid } from './bucket-grid.tsx';
import { publicBucketList } from './queries.ts';

/** Public Library: what everybody made public. */
export function PublicBuckets(props: {
  onView(bucket: ContentBucket): void;
  onOpen(dialog: OpenDialog): void;
}) {
  const { copy } = useCopy();
  const copyId = ({ id }: ContentBucket) =>
    copy(id, {
      done: t('Bucket ID copied to clipboard'),
      failed: t('The clipboard is not available. The bucket ID is {id}', { id }),
    });

  return (
    <BucketGrid
      label={t('Public buckets')}
      failed={t('Failed to load public buckets')}
      list={useQuery(publicBucketList(useApi()))}
      onView={props.onView}
      onUse={(bucket) => props.onOpen({ kind: 'use', bucket })}
      actionsOf={(bucket) => (
        <CardAction
          label={t('Copy ID of {name}', { name: bucket.name })}
          onPress={() => void copyId(bucket)}
        >
          <CopyIcon />
        </CardAction>
      )}
      empty={
        <EmptyState icon={<GlobeIcon size={26} />} title={t('No public buckets available')}>
          {t('Buckets that people make public appear here')}
        </EmptyState>
      }
    />
  );
}
