import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
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

const screen = (path: string, label: string, load: () => Promise<{ default: ComponentType }>) => ({
  path,
  label,
  Screen: lazy(load),
});

const screens = [
  screen(
    '/schedule',
    msg('Schedule'),
    () => import('#shared/features/schedule/schedule-screen.tsx'),
  ),
  screen(
    '/drafts',
    msg('Drafts'),
    () => import('#shared/features/schedule/composer/drafts-screen.tsx'),
  ),
  screen(
    '/personas',
    msg('Personas'),
    () => import('#shared/features/personas/personas-screen.tsx'),
  ),
  screen('/dashboard', msg('Dashboard'), () => import('#shared/screens/dashboard-screen.tsx')),
  screen(
    '/campaigns',
    msg('Campaigns'),
    () => import('#shared/features/campaigns/campaigns-screen.tsx'),
  ),
  screen(
    '/content-buckets',
    msg('Buckets'),
    () => import('#shared/features/buckets/buckets-screen.tsx'),
  ),
  screen('/viral-training', msg('Viral'), () => import('#shared/features/viral/viral-screen.tsx')),
  screen(
    '/advanced-tools',
    msg('Tools'),
    () => import('#shared/screens/advanced-tools-screen.tsx'),
  ),
  screen(
    '/social-connections',
    msg('Connections'),
    () => import('#shared/features/connections/connections-screen.tsx'),
  ),
  screen(
    '/notifications',
    msg('Notifications'),
    () => import('#shared/screens/notifications-screen.tsx'),
  ),
  screen(
    '/analytics',
    msg('Analytics'),
    () => import('#shared/features/analytics/analytics-screen.tsx'),
  ),
  screen(
    '/approvals',
    msg('Approvals'),
    () => import('#shared/features/approvals/approvals-screen.tsx'),
  ),
];

const CampaignScreen = lazy(() => import('#shared/features/campaigns/page/campaign-screen.tsx'));

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
