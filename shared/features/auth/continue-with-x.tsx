import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { xSignInPath } from './queries.ts';
import { XLogo } from './x-logo.tsx';

interface Way {
  /** The path of the console that follows. */
  returnTo?: string;
  /** For who is signed in. */
  link?: boolean;
}

/** Leaves for X, and says where that is a sandbox. */
export function ContinueWithX(way: Way) {
  return (
    <>
      <ContinueButton {...way} />
      <SandboxNote />
    </>
  );
}

export function ContinueButton(way: Way) {
  const host = useHost();
  return (
    <Button size="3" className="w-full" onClick={() => host.navigate(xSignInPath(way))}>
      <XLogo /> {t('Continue with X')}
    </Button>
  );
}

export function SandboxNote() {
  const { data: health } = useQuery(healthQuery(useApi()));
  if (health?.x !== 'sandbox') return null;
  return (
    <p className="mt-3 rounded-control bg-tint px-3 py-2 text-center text-sm">
      {t('X sandbox: nothing leaves this machine')}
    </p>
  );
}

/** What continuing means, under every way to sign in. */
export function SignInTerms({ className = 'mt-6' }: { className?: string }) {
  return (
    <p className={`text-xs text-muted ${className}`}>
      {t('By continuing, you agree to the terms of service and the privacy policy.')}
    </p>
  );
}
