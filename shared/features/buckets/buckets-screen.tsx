import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent, lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { PlusIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { type Tab, Tabs, TabsToCome } from '#shared/ui/tabs.tsx';
import type { OpenDialog } from './bucket-dialogs.tsx';
import { BucketSkeletons, SignedOut } from './bucket-skeletons.tsx';
import { bucketList, publicBucketList } from './queries.ts';

// Half of the screen's code, and not needed before the first press.
const BucketDialogs = lazyDialogs(async () => (await import('./bucket-dialogs.tsx')).default);

const ToCome = () => <BucketSkeletons label={t('Loading buckets...')} />;
const OwnBuckets = lazyComponent(async () => (await import('./own-buckets.tsx')).OwnBuckets, {
  Meanwhile: ToCome,
});
const PublicBuckets = lazyComponent(
  async () => (await import('./public-buckets.tsx')).PublicBuckets,
  { Meanwhile: ToCome },
);
const SamplesView = lazyComponent(
  async () => (await import('./samples/samples-view.tsx')).SamplesView,
);

type Place = 'own' | 'public' | 'samples';

export default function BucketsScreen() {
  const { state } = useAuthentication();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  useEffect(() => OwnBuckets.soon(), []);

  return (
    <>
      <PageHeading
        title={t('AI Content Buckets')}
        subtitle={t('Create and manage content libraries for training personalized AI personas')}
        action={
          state === 'signed-in' ? (
            <Button size="3" onClick={() => setOpen({ kind: 'create' })}>
              <PlusIcon /> {t('Create Bucket')}
            </Button>
          ) : null
        }
      />
      {state === 'checking' ? <TabsToCome label={t('Loading buckets...')} /> : null}
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? (
        <>
          <Places onOpen={setOpen} />
          <BucketDialogs open={open} onClose={() => setOpen(null)} />
        </>
      ) : null}
    </>
  );
}

/** The samples of a bucket are shown until the page is loaded anew. */
const lasting = [{ value: 'own' }, { value: 'public' }] as const;

function Places({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const [chosen, setPlace] = useHistoryChoice<Place>('buckets-tab', lasting, 'own');
  const [pickedBucket, setPicked] = useState<ContentBucket | null>(null);
  const picked = useCurrent(pickedBucket);
  const place = chosen === 'samples' && !picked ? 'own' : chosen;
  const tabs: Tab<Place>[] = [
    { value: 'own', label: t('My Buckets') },
    { value: 'public', label: t('Public Library') },
    ...(picked
      ? [{ value: 'samples' as const, label: t('Samples: {name}', { name: picked.name }) }]
      : []),
  ];

  function view(bucket: ContentBucket) {
    setPicked(bucket);
    setPlace('samples');
  }

  return (
    <Tabs label={t('Content buckets')} tabs={tabs} active={place} onActivate={setPlace}>
      {place === 'own' ? <OwnBuckets onView={view} onOpen={onOpen} /> : null}
      {place === 'public' ? <PublicBuckets onView={view} onOpen={onOpen} /> : null}
      {place === 'samples' && picked ? (
        <SamplesView
          key={picked.id}
          bucket={picked}
          onOpen={onOpen}
          onBack={() => setPlace('own')}
        />
      ) : null}
    </Tabs>
  );
}

/** The picked bucket as the lists have it now; null once it has been deleted. */
function useCurrent(picked: ContentBucket | null): ContentBucket | null {
  const api = useApi();
  const own = useQuery({ ...bucketList(api), enabled: false }).data;
  const shared = useQuery({ ...publicBucketList(api), enabled: false }).data;
  if (!picked) return null;
  const list = picked.isOwn ? own : shared;
  return list ? (list.find(({ id }) => id === picked.id) ?? null) : picked;
}
