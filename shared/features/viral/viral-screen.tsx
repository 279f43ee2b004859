import { useEffect, useState } from 'react';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { lazyComponent, lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useHistoryChoice } from '#shared/ui/hooks/use-history-choice.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs, TabsToCome } from '#shared/ui/tabs.tsx';
import { SignedOut } from './signed-out.tsx';
import type { OpenDialog } from './viral-dialogs.tsx';

const ViralDialogs = lazyDialogs(async () => (await import('./viral-dialogs.tsx')).default);

const ToCome = () => <SkeletonBar className="h-96 rounded-card" />;
const UploadTab = lazyComponent(async () => (await import('./upload-tab.tsx')).UploadTab, {
  Meanwhile: ToCome,
});
const LibraryTab = lazyComponent(async () => (await import('./library-tab.tsx')).LibraryTab, {
  Meanwhile: ToCome,
});
const JobsTab = lazyComponent(async () => (await import('./jobs-tab.tsx')).JobsTab, {
  Meanwhile: ToCome,
});
const InsightsTab = lazyComponent(async () => (await import('./insights-tab.tsx')).InsightsTab, {
  Meanwhile: ToCome,
});

const tabs = [
  { value: 'upload', label: msg('Upload Viral Content') },
  { value: 'library', label: msg('Content Library') },
  { value: 'jobs', label: msg('Training Jobs') },
  { value: 'insights', label: msg('Viral Insights') },
] as const;

export default function ViralScreen() {
  const { state } = useAuthentication();
  useEffect(() => UploadTab.soon(), []);
  return (
    <>
      <PageHeading
        title={t('Viral Training')}
        subtitle={t('Train your AI personas on content that went viral')}
      />
      {state === 'checking' ? <TabsToCome label={t('Loading viral content')} /> : null}
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? <Places /> : null}
    </>
  );
}

function Places() {
  const [place, setPlace] = useHistoryChoice('viral-tab', tabs, 'upload');
  const [open, setOpen] = useState<OpenDialog | null>(null);

  return (
    <>
      <Tabs label={t('Viral training')} tabs={labelled(tabs)} active={place} onActivate={setPlace}>
        {place === 'upload' ? <UploadTab /> : null}
        {place === 'library' ? (
          <LibraryTab onOpen={setOpen} onUpload={() => setPlace('upload')} />
        ) : null}
        {place === 'jobs' ? <JobsTab /> : null}
        {place === 'insights' ? <InsightsTab /> : null}
      </Tabs>
      <ViralDialogs open={open} onClose={() => setOpen(null)} onStarted={() => setPlace('jobs')} />
    </>
  );
}
