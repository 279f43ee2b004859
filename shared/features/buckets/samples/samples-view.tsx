import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import {
  type ContentBucket,
  type ContentSample,
  SAMPLES_LISTED,
} from '#shared/contracts/buckets.ts';
import { BinButton } from '#shared/features/bin/public.tsx';
import { counted } from '#shared/i18n/formats/counted.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { BackIcon } from '#shared/ui/action-icons.tsx';
import { ListStates } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { PlusIcon, SparkIcon, UploadIcon } from '#shared/ui/icons.tsx';
import { CARD_GRID, LongList } from '#shared/ui/long-list.tsx';
import { Visibility } from '../bucket-card.tsx';
import type { OpenDialog } from '../bucket-dialogs.tsx';
import { BucketSkeletons, SignedOut } from '../bucket-skeletons.tsx';
import { isWaiting, sampleList } from '../queries.ts';
import { SampleCard } from './sample-card.tsx';

/** The samples of the picked bucket; read only where it is somebody else's. */
export function SamplesView(props: {
  bucket: ContentBucket;
  onBack(): void;
  onOpen(dialog: OpenDialog): void;
}) {
  const { bucket, onOpen } = props;
  const list = useQuery(sampleList(useApi(), bucket.id));
  const listed = list.data?.length;
  const isCut = listed === SAMPLES_LISTED && bucket.totalSamples > listed;

  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Visibility isPublic={bucket.isPublic} />
          <div className="min-w-0">
            <h2 dir="auto" tabIndex={-1} className="heading text-left text-2xl wrap-anywhere">
              {bucket.name}
            </h2>
            <p className="text-sm text-muted">
              {counted(isCut ? bucket.totalSamples : (listed ?? bucket.totalSamples), 'sample')}
              {bucket.isOwn ? '' : `, ${t('read only')}`}
              {isCut
                ? `. ${t('The newest {shown} are shown.', { shown: formatNumber(listed) })}`
                : ''}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {bucket.isOwn ? (
            <>
              <Button onClick={() => onOpen({ kind: 'add-sample', bucket })}>
                <PlusIcon /> {t('Add Content Sample')}
              </Button>
              <SecondaryButton onClick={() => onOpen({ kind: 'import', bucket })}>
                <UploadIcon /> {t('Import')}
              </SecondaryButton>
            </>
          ) : null}
          <SecondaryButton onClick={() => onOpen({ kind: 'use', bucket })}>
            {t('Use in persona')}
          </SecondaryButton>
          <SecondaryButton onClick={props.onBack}>
            <BackIcon /> {t('Back to Buckets')}
          </SecondaryButton>
        </div>
      </header>
      <Progress samples={list.data ?? []} />
      <ListStates
        list={list}
        failed={t('Failed to load content samples')}
        signedOut={<SignedOut />}
        loading={<BucketSkeletons label={t('Loading samples...')} />}
        empty={
          <EmptyState icon={<SparkIcon size={26} />} title={t('No content samples yet')}>
            {t('Add content samples to train your AI personas')}
          </EmptyState>
        }
      >
        {(samples) => (
          <LongList label={t('Content samples')} items={samples} className={CARD_GRID}>
            {(sample) => (
              <SampleCard
                sample={sample}
                onOpen={() => onOpen({ kind: 'analysis', sample })}
                onDelete={
                  bucket.isOwn ? () => onOpen({ kind: 'delete-sample', sample }) : undefined
                }
              />
            )}
          </LongList>
        )}
      </ListStates>
      {bucket.isOwn ? <BinButton /> : null}
    </>
  );
}

/** For screen readers: that analyses run, and that all are there; not each of a thousand. */
function Progress({ samples }: { samples: ContentSample[] }) {
  const waiting = samples.some(isWaiting);
  return (
    <p role="status" className="sr-only">
      {waiting
        ? t('Samples are being analyzed')
        : samples.length > 0
          ? t('All samples are analyzed')
          : ''}
    </p>
  );
}
