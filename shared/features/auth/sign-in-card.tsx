import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { healthQuery } from '#shared/features/health/queries.ts';
import { Card } from '#shared/ui/cards.tsx';

/** Every way to sign in that this server offers. */
export function SignInCard() {
  const health = useQuery(healthQuery(useApi()));
  return (
    <Card className="p-7 md:p-9">
      <h2 className="heading text-2xl">Sign in</h2>
      {health.isPending ? null : health.data?.testLogin ? <TestSignIn /> : <NoSignIn />}
      <p className="mt-6 text-xs text-muted">
        By continuing, you agree to the terms of service and the privacy policy.
      </p>
    </Card>
  );
}

function TestSignIn() {
  const host = useHost();
  return (
    <>
      <p className="mt-2 text-muted">
        This server runs on the X sandbox: no X account is needed and nothing is posted to X. You
        sign in as a test user.
      </p>
      <Button size="3" className="mt-6 w-full" onClick={() => host.navigate('/manual-login')}>
        Continue with a test account
      </Button>
    </>
  );
}

function NoSignIn() {
  return (
    <p className="mt-2 text-muted">
      No way to sign in is switched on here. Whoever runs this server can set TEST_LOGIN=on for a
      test account.
    </p>
  );
}
