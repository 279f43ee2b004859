import { Button } from '@radix-ui/themes';
import { lazy, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { ActivePersonas } from '#shared/features/dashboard/active-personas.tsx';
import { ConnectedAccounts } from '#shared/features/dashboard/connected-accounts.tsx';
import { QuickActions } from '#shared/features/dashboard/quick-actions.tsx';
import { RecentActivity } from '#shared/features/dashboard/recent-activity.tsx';
import { TodayPlace } from '#shared/features/dashboard/row-skeletons.tsx';
import { personaList } from '#shared/features/personas/queries.ts';
import {
  type HandedDraft,
  useHandedDraft,
} from '#shared/features/schedule/composer/form/handed-draft.ts';
import { openComposer } from '#shared/features/schedule/composer/open-composer.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent, lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { PersonIcon, PlusIcon } from '#shared/ui/icons.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

// For a visitor alone: it holds the screen back, as it would push the rest of it down.
const SignInBanner = lazy(() => import('#shared/features/auth/sign-in-banner.tsx'));
// In rows that have to be read first.
const Avatar = lazyComponent<{ image: string | null; type: string; isSmall: boolean }>(
  async () => (await import('#shared/features/personas/persona-avatar.tsx')).PersonaAvatar,
  { Meanwhile: () => <span className="size-11 shrink-0 rounded-full bg-tint" /> },
);
const Mark = lazyComponent(
  async () => (await import('#shared/features/connections/platform-mark.tsx')).PlatformMark,
  { Meanwhile: () => <span className="size-10 shrink-0 rounded-control bg-tint" /> },
);
const AddAccountDialog = lazyDialogs(
  async () =>
    (await import('#shared/features/connections/add-account-dialog.tsx')).AddAccountDialog,
);
// Nobody waits for these two.
const Generator = lazyComponent(
  async () => (await import('#shared/features/generation/generator.tsx')).Generator,
  { isWanted: () => false, Meanwhile: GeneratorPlace },
);
const DashboardToday = lazyComponent(
  async () => (await import('./dashboard-today.tsx')).DashboardToday,
  { Meanwhile: TodayPlace },
);
const StatisticsRow = lazyComponent(
  async () => (await import('#shared/features/dashboard/statistics-row.tsx')).StatisticsRow,
);
const MarketCard = lazyComponent(
  async () => (await import('#shared/features/market/market-card.tsx')).MarketCard,
  { isWanted: () => false },
);

const COLUMN = 'grid min-w-0 grid-cols-1 content-start gap-5';

/** The dashboard of console and side panel; signed out it shows the way in, and no figures. */
export default function DashboardScreen() {
  const { state, user } = useAuthentication();
  const { place } = useHost();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const [hasJoined] = useState(search.has('joined'));
  useEffect(() => {
    for (const part of [Avatar, Mark]) part.ahead();
    if (hasJoined) go('/dashboard', { replace: true });
  }, [hasJoined, go]);
  const personas = useQuery({ ...personaList(useApi()), enabled: state === 'signed-in' });
  /** There is little to show yet: the columns are as even without it. */
  const isNew = personas.data?.length === 0;

  function schedule(draft: HandedDraft) {
    useHandedDraft.setState({ draft });
    go('/schedule');
  }

  const isOut = state === 'signed-out';
  const generator =
    // What is typed there is kept for its person, who has to be known first.
    state === 'checking' ? <GeneratorPlace /> : <Generator onSchedule={schedule} />;
  const ways = (
    <>
      <ConnectedAccounts Mark={Mark} AddAccount={AddAccountDialog} />
      <QuickActions />
    </>
  );
  return (
    <div className="md:-mt-4">
      <PageHeading
        title={user ? greeting(user, hasJoined) : t('Dashboard')}
        // Who is being looked up has mostly signed in: a visitor's sentence would flash by and be longer.
        subtitle={
          isOut
            ? t('Sign in to see your personas, posts and metrics')
            : t("Here is what your personas are up to, and what's next")
        }
        isRoomy={!isOut}
        action={
          // Also while it is looked up: what comes later would push the screen down.
          isOut ? null : (
            <Button size="3" onClick={() => openComposer()}>
              <PlusIcon /> {t('Compose')}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-5 pb-20 md:-mt-2 xl:pb-0">
        {isOut ? (
          <SignInBanner
            sentence={t('Please sign in to access your dashboard')}
            returnTo="/dashboard"
          />
        ) : (
          <div className="grid gap-5 lg:grid-cols-2">
            <div className={COLUMN}>{user ? <DashboardToday /> : <TodayPlace />}</div>
            <div className={`@container ${COLUMN}`}>
              {generator}
              {isNew ? ways : null}
            </div>
          </div>
        )}
        {user ? <StatisticsRow /> : null}
        <div className={`grid gap-5 ${isNew ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
          <ActivePersonas Avatar={Avatar} />
          <RecentActivity />
          {isNew ? null : <div className={COLUMN}>{ways}</div>}
        </div>
        {user && !isNew ? <MarketCard /> : null}
        {isOut ? <div className="@container">{generator}</div> : null}
      </div>
      {user && place === 'console' ? <PersonasButton /> : null}
    </div>
  );
}

function PersonasButton() {
  return (
    <Link
      href="/personas"
      aria-label={t('Open AI Personas')}
      title={t('Open AI Personas')}
      className="fixed right-5 bottom-20 z-10 md:bottom-5 group flex h-14 min-w-14 items-center justify-center gap-2 rounded-full bg-accent px-4 font-medium text-on-accent shadow-raised transition-transform hover:scale-105"
    >
      <PersonIcon size={24} />
      <span className="hidden md:group-hover:inline md:group-focus-visible:inline">
        {t('AI Personas')}
      </span>
    </Link>
  );
}

function greeting(user: CurrentUser, hasJoined: boolean): string {
  if (hasJoined) return t('Welcome to {workspace}', { workspace: user.workspaceName });
  return t('Welcome back, {name}!', { name: displayName(user) });
}

function GeneratorPlace() {
  return <div className="min-h-[42.75rem] max-sm:min-h-[56rem]" />;
}
