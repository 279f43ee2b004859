import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { labelled, msg, t } from '#shared/i18n/translate.ts';
import { DRAFTS } from '#shared/lib/schedule-link.ts';
import { ErrorBoundary } from '#shared/ui/feedback/error-boundary.tsx';
import { lazyComponent, lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useAsked } from '#shared/ui/hooks/use-asked.ts';
import { PlusIcon, UploadIcon } from '#shared/ui/icons.tsx';
import { DENSE_PAGE, PageHeading } from '#shared/ui/page-heading.tsx';
import { type Tab, Tabs, TabsToCome } from '#shared/ui/tabs.tsx';
import type { OpenDialog } from './actions/use-post-actions.ts';
import { useHandedDraft } from './composer/form/handed-draft.ts';
import { openComposer } from './composer/open-composer.ts';
import { SignedOut } from './signed-out.tsx';
import { useAddress } from './use-address.ts';

const ScheduleDialogs = lazyDialogs(async () => (await import('./schedule-dialogs.tsx')).default);
const LinkedComments = lazyComponent(
  async () => (await import('./composer/form/linked-comments.ts')).LinkedComments,
);
const Worklist = lazy(() => import('./worklist/worklist.tsx'));
const CalendarTab = lazy(() => import('./calendar/calendar-tab.tsx'));
const QueueTab = lazy(() => import('./queue/queue-tab.tsx'));

type Place = 'posts' | 'calendar' | 'queue';

const tabs: Tab<Place>[] = [
  { value: 'posts', label: msg('Posts') },
  { value: 'calendar', label: msg('Calendar') },
  { value: 'queue', label: msg('Queue') },
];

/** The schedule screen of console and side panel. */
export default function ScheduleScreen() {
  const { state } = useAuthentication();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isHanded = useHandedDraft(({ draft }) => draft !== null);
  useAsked('import', state === 'signed-in', () => setOpen({ kind: 'import' }));
  useAsked('compose', state === 'signed-in', () => openComposer());
  useAsked('draft', state === 'signed-in', (savedId) => openComposer({ savedId }));
  useEffect(() => {
    if (isHanded && state === 'signed-in') openComposer();
  }, [isHanded, state]);

  return (
    <div className={DENSE_PAGE}>
      <PageHeading
        isDense
        title={t('Schedule')}
        action={
          state === 'signed-in' ? (
            <div className="flex flex-wrap items-center gap-3">
              <Link
                href={DRAFTS}
                className="rounded-control px-2 py-1 font-medium text-link hover:bg-tint"
              >
                {t('Drafts')}
              </Link>
              <RoleButton
                needs="posts.write"
                variant="soft"
                color="gray"
                onClick={() => setOpen({ kind: 'import' })}
              >
                <UploadIcon /> {t('Import CSV')}
              </RoleButton>
              <RoleButton needs="posts.write" onClick={() => openComposer()}>
                <PlusIcon /> {t('New post')}
              </RoleButton>
            </div>
          ) : null
        }
      />
      <div className="lg:col-span-full lg:row-start-2">
        {state === 'checking' ? <TabsToCome label={t('Loading scheduled posts')} /> : null}
        {state === 'signed-out' ? <SignedOut /> : null}
      </div>
      {state === 'signed-in' ? (
        <>
          <Places onOpen={setOpen} />
          <LinkedComments
            open={(post, atComments) => setOpen({ kind: 'open', post, atComments })}
          />
          <ScheduleDialogs open={open} onOpen={setOpen} onClose={() => setOpen(null)} />
        </>
      ) : null}
    </div>
  );
}

function Places({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  const { asked, set } = useAddress();
  const place = tabs.find(({ value }) => value === asked.get('tab'))?.value ?? 'posts';
  // The tab answers the press at once; its panel is drawn in short tasks.
  const shown = useDeferredValue(place);

  /** Another tab also removes the linked post from the address. */
  function choose(next: Place) {
    set({ tab: next === 'posts' ? null : next, post: null });
  }

  return (
    <Tabs isDense label={t('Schedule')} tabs={labelled(tabs)} active={place} onActivate={choose}>
      <ErrorBoundary key={shown}>
        <Suspense fallback={<SkeletonBar className="h-80" />}>
          {shown === 'posts' ? <Worklist onOpen={onOpen} /> : null}
          {shown === 'calendar' ? <CalendarTab onOpen={onOpen} /> : null}
          {shown === 'queue' ? <QueueTab /> : null}
        </Suspense>
      </ErrorBoundary>
    </Tabs>
  );
}
