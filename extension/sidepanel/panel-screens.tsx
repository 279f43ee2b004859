import { lazy, Suspense, useEffect, useMemo } from 'react';
import { type BaseLocationHook, Route, Router, Switch, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useLiveChanges } from '#shared/features/live/use-live-changes.ts';
import { useLanguageAndZone } from '#shared/features/settings/use-language-and-zone.ts';
import { WritingFor } from '#shared/features/team/writing-for.tsx';
import { msg } from '#shared/i18n/translate.ts';
import { Spoken } from '#shared/ui/feedback/announcement.tsx';
import { panelTextItem } from '../storage.ts';
import { PanelNav } from './panel-nav.tsx';
import { WriteScreen } from './write-screen.tsx';

const screens = [
  {
    path: '/schedule',
    label: msg('Schedule'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/schedule/schedule-screen.tsx');
      return { default: screen.ScheduleScreen };
    }),
  },
  {
    path: '/personas',
    label: msg('Personas'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/personas/personas-screen.tsx');
      return { default: screen.PersonasScreen };
    }),
  },
  {
    path: '/dashboard',
    label: msg('Dashboard'),
    Screen: lazy(async () => {
      const screen = await import('#shared/screens/dashboard-screen.tsx');
      return { default: screen.DashboardScreen };
    }),
  },
  {
    path: '/campaigns',
    label: msg('Campaigns'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/campaigns/campaigns-screen.tsx');
      return { default: screen.CampaignsScreen };
    }),
  },
  {
    path: '/content-buckets',
    label: msg('Buckets'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/buckets/buckets-screen.tsx');
      return { default: screen.BucketsScreen };
    }),
  },
  {
    path: '/viral-training',
    label: msg('Viral'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/viral/viral-screen.tsx');
      return { default: screen.ViralScreen };
    }),
  },
  {
    path: '/advanced-tools',
    label: msg('Tools'),
    Screen: lazy(async () => {
      const screen = await import('#shared/screens/advanced-tools-screen.tsx');
      return { default: screen.AdvancedToolsScreen };
    }),
  },
  {
    path: '/social-connections',
    label: msg('Connections'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/connections/connections-screen.tsx');
      return { default: screen.ConnectionsScreen };
    }),
  },
  {
    path: '/notifications',
    label: msg('Notifications'),
    Screen: lazy(async () => {
      const screen = await import('#shared/screens/notifications-screen.tsx');
      return { default: screen.NotificationsScreen };
    }),
  },
  {
    path: '/analytics',
    label: msg('Analytics'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/analytics/analytics-screen.tsx');
      return { default: screen.AnalyticsScreen };
    }),
  },
  {
    path: '/approvals',
    label: msg('Approvals'),
    Screen: lazy(async () => {
      const screen = await import('#shared/features/approvals/approvals-screen.tsx');
      return { default: screen.ApprovalsScreen };
    }),
  },
];

const CampaignScreen = lazy(async () => {
  const screen = await import('#shared/features/campaigns/page/campaign-screen.tsx');
  return { default: screen.CampaignScreen };
});

const WRITE = '/write';
const links = [{ path: WRITE, label: msg('Write') }, ...screens];

/** What the panel shows itself; all else of the console opens in a tab. */
export const panelPaths = screens.map(({ path }) => path);

/** The path in memory; what a link hands over to a screen in the panel's own history, as in the console. */
function panelLocation(): BaseLocationHook {
  const { hook, navigate, searchHook } = memoryLocation({ path: WRITE });
  const follow: typeof navigate = (path, how) => {
    history.replaceState(how?.state ?? null, '');
    navigate(path, how);
  };
  return Object.assign((): ReturnType<BaseLocationHook> => [hook()[0], follow], { searchHook });
}

/** The shared screens in the panel: the same routes as the console's, in memory. */
export function PanelScreens({ apiUrl }: { apiUrl: string }) {
  useLiveChanges();
  useLanguageAndZone();
  const hook = useMemo(() => panelLocation(), []);
  return (
    <Router hook={hook}>
      <Spoken>{() => <Frame apiUrl={apiUrl} />}</Spoken>
    </Router>
  );
}

function Frame({ apiUrl }: { apiUrl: string }) {
  const [, go] = useLocation();
  // Text that a person hands over from the page is answered there.
  useEffect(() => panelTextItem.watch((text) => text && go(WRITE)), [go]);
  return (
    <>
      <WritingFor />
      <PanelNav links={links} />
      <Suspense fallback={null}>
        <Switch>
          <Route path={WRITE}>
            <WriteScreen apiUrl={apiUrl} />
          </Route>
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path}>
              <Screen />
            </Route>
          ))}
          <Route path="/campaigns/:id">
            <CampaignScreen />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
