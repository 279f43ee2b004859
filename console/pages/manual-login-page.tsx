import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useTestLogin } from '#shared/features/auth/queries.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { Card } from '#shared/ui/cards.tsx';
import { showToast } from '#shared/ui/toast-store.ts';
import { HOME } from '../routes.ts';

export default function ManualLoginPage() {
  const [, navigate] = useLocation();
  const { data: health } = useQuery(healthQuery(useApi()));
  const login = useTestLogin();

  function signIn() {
    login.mutate(undefined, {
      onSuccess: ({ user }) => {
        showToast({ title: 'Login Successful', description: `Welcome back, ${user.username}!` });
        navigate(HOME);
      },
    });
  }

  return (
    <div className="mx-auto max-w-md py-10 md:py-16">
      <Card className="p-8 text-center">
        <h1 tabIndex={-1} className="heading headline text-3xl">
          Manual Login
        </h1>
        <p className="mt-1 text-muted">Test authentication system</p>
        <Button size="3" className="mt-8 w-full" disabled={login.isPending} onClick={signIn}>
          {login.isPending ? 'Authenticating...' : 'Test Login'}
        </Button>
        {health?.testLogin === false ? (
          <p className="mt-4 text-sm text-muted">
            Test login is switched off on this server. TEST_LOGIN=on switches it on.
          </p>
        ) : null}
      </Card>
    </div>
  );
}
