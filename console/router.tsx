import { type ComponentType, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { useLiveChanges } from '#shared/features/live/use-live-changes.ts';
import * as pages from './lazy-pages.ts';
import { Page } from './page.tsx';
import { HOME } from './routes.ts';
import { Shell } from './shell.tsx';

function Dashboard() {
  const { state } = useAuthentication();
  return state === 'signed-out' ? <pages.LoginPage dashboard /> : <pages.DashboardScreen />;
}

const routes: [path: string, title: string, Screen: ComponentType][] = [
  ['/dashboard', 'Dashboard', Dashboard],
  ['/login', 'Sign in', pages.LoginPage],
  ['/x-auth-simple', 'Sign in with X', pages.XAuthSimplePage],
  ['/manual-login', 'Manual Login', pages.ManualLoginPage],
  ['/login-failed', 'Login failed', pages.LoginFailedPage],
  ['/auth-success', 'Signing in', pages.AuthSuccessPage],
  ['/auth-callback', 'Signing in', pages.AuthCallbackPage],
  ['/auth-debug', 'Auth debug', pages.AuthDebugPage],
  ['/auth-test', 'Auth test', pages.AuthTestPage],
  ['/x-callback-test', 'X callback test', pages.XCallbackTestPage],
  ['/twitter-setup', 'X API setup', pages.TwitterSetupPage],
  ['/onboarding', 'Set up Troupe', pages.OnboardingPage],
  ['/personas', 'AI Personas', pages.PersonasScreen],
  ['/viral-training', 'Viral Training', pages.ViralScreen],
  ['/advanced-tools', 'Advanced Tools', pages.AdvancedToolsScreen],
  ['/content-buckets', 'AI Content Buckets', pages.BucketsScreen],
  ['/social-connections', 'Social Connections', pages.ConnectionsScreen],
  ['/schedule', 'Schedule', pages.ScheduleScreen],
  ['/campaigns', 'Campaign Management', pages.CampaignsScreen],
  ['/extension', 'Browser Extension', pages.ExtensionPage],
];

export function ConsoleRouter() {
  useLiveChanges();
  return (
    <Shell>
      <Suspense fallback={null}>
        <Switch>
          {['/', '/landing'].map((path) => (
            <Route key={path} path={path}>
              <Start />
            </Route>
          ))}
          {routes.map(([path, title, Screen]) => (
            <Route key={path} path={path}>
              <Page title={title}>
                <Screen />
              </Page>
            </Route>
          ))}
          <Route>
            <Page title="Page not found">
              <pages.NotFoundPage />
            </Page>
          </Route>
        </Switch>
      </Suspense>
    </Shell>
  );
}

function Start() {
  const { state } = useAuthentication();
  if (state === 'checking') return null;
  if (state === 'signed-in') return <Redirect to={HOME} replace />;
  return (
    <Page title="AI personas for crypto on X">
      <pages.LandingPage />
    </Page>
  );
}
