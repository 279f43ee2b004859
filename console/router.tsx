import { useDeferredValue } from 'react';
import { type BaseLocationHook, Redirect, Route, Router, Switch, useRouter } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { useLanguageAndZone } from '#shared/features/settings/use-language-and-zone.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import * as pages from './lazy-pages.ts';
import { Page } from './page.tsx';
import { HOME } from './routes.ts';
import { Shell } from './shell/shell.tsx';

export const LANDING_TITLE = msg('AI personas for crypto on X');

export const routes: [path: string, title: string, Screen: typeof pages.LandingPage][] = [
  ['/dashboard', msg('Dashboard'), pages.DashboardScreen],
  ['/login', msg('Sign in'), pages.LoginPage],
  ['/x-auth-simple', msg('Sign in with X'), pages.XAuthSimplePage],
  ['/manual-login', msg('Manual Login'), pages.ManualLoginPage],
  ['/login-failed', msg('Login failed'), pages.LoginFailedPage],
  ['/auth-success', msg('Signing in'), pages.AuthSuccessPage],
  ['/auth-callback', msg('Signing in'), pages.AuthCallbackPage],
  ['/confirm-email', msg('Confirm your address'), pages.ConfirmEmailPage],
  ['/auth-debug', msg('Auth debug'), pages.AuthDebugPage],
  ['/auth-test', msg('Auth test'), pages.AuthTestPage],
  ['/x-callback-test', msg('X callback test'), pages.XCallbackTestPage],
  ['/twitter-setup', msg('X API setup'), pages.TwitterSetupPage],
  ['/onboarding', msg('Set up Troupe'), pages.OnboardingPage],
  ['/personas', msg('AI Personas'), pages.PersonasScreen],
  ['/viral-training', msg('Viral Training'), pages.ViralScreen],
  ['/advanced-tools', msg('Advanced Tools'), pages.AdvancedToolsScreen],
  ['/content-buckets', msg('AI Content Buckets'), pages.BucketsScreen],
  ['/social-connections', msg('Social Connections'), pages.ConnectionsScreen],
  ['/analytics', msg('Analytics Dashboard'), pages.AnalyticsScreen],
  ['/schedule', msg('Schedule'), pages.ScheduleScreen],
  ['/drafts', msg('Drafts'), pages.DraftsScreen],
  ['/campaigns', msg('Campaign Management'), pages.CampaignsScreen],
  ['/notifications', msg('Notifications'), pages.NotificationsScreen],
  ['/team', msg('Team'), pages.TeamScreen],
  ['/approvals', msg('Approvals'), pages.ApprovalsScreen],
  ['/sign-in-as-account', msg('Signing in'), pages.AccountSignInPage],
  ['/settings', msg('Settings'), pages.SettingsScreen],
  ['/audit', msg('Audit log'), pages.AuditScreen],
  ['/profile', msg('Profile'), pages.ProfileScreen],
  ['/extension', msg('Browser Extension'), pages.ExtensionPage],
  ['/privacy', msg('Privacy'), pages.PrivacyPage],
  ['/terms', msg('Terms of service'), pages.TermsPage],
];

/** The path of the page that is shown at this address. */
export function shownAt(path: string, isVisit: boolean): string {
  return !isVisit && ['/', '/landing'].includes(path) ? HOME : path;
}

/** Fetches the page at this path; what does not arrive is asked for again when it is drawn. */
export async function pageAhead(shown: string): Promise<void> {
  const [, , Screen] = routes.find(([known]) => known === shown) ?? [];
  const isStart = ['/', '/landing'].includes(shown);
  const Page = Screen ?? (isStart ? pages.LandingPage : pages.NotFoundPage);
  await Page.ahead().catch(() => {});
}

/**
 * The click on a link is answered at once by the bar; the screen, which can take a moment to draw,
 * follows when it is whole, and the one before stays until then.
 */
const useLocationInTime: BaseLocationHook = (router) => {
  const [path, navigate] = useBrowserLocation(router);
  return [useDeferredValue(path), navigate];
};

export function ConsoleRouter() {
  useLanguageAndZone();
  return (
    <Shell>
      <Router hook={useLocationInTime} ssrPath={useRouter().ssrPath}>
        {/* No Suspense: what is on screen stays until the page is here, also what was prerendered. */}
        <Switch>
          {['/', '/landing'].map((path) => (
            <Route key={path} path={path}>
              <Start />
            </Route>
          ))}
          {routes.map(([path, title, Screen]) => (
            <Route key={path} path={path}>
              <Page title={t(title)}>
                <Screen />
              </Page>
            </Route>
          ))}
          <Route path="/campaigns/:id">
            <Page title={t('Campaign')}>
              <pages.CampaignScreen />
            </Page>
          </Route>
          <Route path="/compose/:id">
            <Page title={t('Compose')}>
              <pages.ComposePage />
            </Page>
          </Route>
          <Route path="/invite/:token">
            <Page title={t('Invitation')}>
              <pages.InvitePage />
            </Page>
          </Route>
          <Route>
            <Page title={t('Page not found')}>
              <pages.NotFoundPage />
            </Page>
          </Route>
        </Switch>
      </Router>
    </Shell>
  );
}

function Start() {
  const { state } = useAuthentication();
  if (state === 'checking') return null;
  if (state === 'signed-in') return <Redirect to={HOME} replace />;
  return (
    <Page title={t(LANDING_TITLE)}>
      <pages.LandingPage />
    </Page>
  );
}
