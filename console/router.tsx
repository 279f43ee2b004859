import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { Page } from './page.tsx';
import { HOME } from './routes.ts';
import { Shell } from './shell.tsx';

const LoginPage = lazy(() => import('./pages/login-page.tsx'));
const ManualLoginPage = lazy(() => import('./pages/manual-login-page.tsx'));
const ExtensionPage = lazy(() => import('./pages/extension-page.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));
const PersonasScreen = lazy(async () => {
  const { PersonasScreen } = await import('#shared/features/personas/personas-screen.tsx');
  return { default: PersonasScreen };
});

export function ConsoleRouter() {
  return (
    <Shell>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/">
            <Start />
          </Route>
          <Route path="/login">
            <Page title="Sign in">
              <LoginPage />
            </Page>
          </Route>
          <Route path="/manual-login">
            <Page title="Manual Login">
              <ManualLoginPage />
            </Page>
          </Route>
          <Route path="/personas">
            <Page title="AI Personas">
              <PersonasScreen />
            </Page>
          </Route>
          <Route path="/extension">
            <Page title="Browser Extension">
              <ExtensionPage />
            </Page>
          </Route>
          <Route>
            <Page title="Page not found">
              <NotFoundPage />
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
  return <Redirect to={state === 'signed-in' ? HOME : '/login'} replace />;
}
