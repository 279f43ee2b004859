import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { BucketIcon, EditIcon } from '#shared/ui/action-icons.tsx';
import { DeleteButton } from '#shared/ui/delete-button.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { CardAction } from './bucket-card.tsx';
import type { OpenDialog } from './bucket-dialogs.tsx';
import { BucketGrid } from './bucket-grid.tsx';
import { bucketList } from './queries.ts';

export function OwnBuckets(props: {
  onView(bucket: ContentBucket): void;
  onOpen(dialog: OpenDialog): void;
}) {
  const { onOpen } = props;
  return (
    <BucketGrid
      label={t('My buckets')}
      failed={t('Failed to load content buckets')}
      list={useQuery(bucketList(useApi()))}
      onView={props.onView}
      onUse={(bucket) => onOpen({ kind: 'use', bucket })}
      actionsOf={(bucket) => (
        <>
          <CardAction
            label={t('Edit {name}', { name: bucket.name })}
            onPress={() => onOpen({ kind: 'edit', bucket })}
          >
            <EditIcon />
          </CardAction>
          <DeleteButton
            label={t('Delete {name}', { name: bucket.name })}
            title={t('Delete {name}', { name: bucket.name })}
            onPress={() => onOpen({ kind: 'delete', bucket })}
          />
        </>
      )}
      empty={
        <EmptyState
          icon={<BucketIcon size={26} />}
          title={t('No content buckets yet')}
          action={
            <Button size="3" onClick={() => onOpen({ kind: 'create' })}>
              <PlusIcon /> {t('Create First Bucket')}
            </Button>
          }
        >
          {t('Create your first bucket to start organizing content samples')}
        </EmptyState>
      }
    />
  );
}
