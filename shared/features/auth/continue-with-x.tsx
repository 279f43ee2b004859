import { Button } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { xSignInPath } from './queries.ts';

/** X's mark, in the colour of the text. The words beside it carry the name. */
function XLogo() {
  return (
    <svg aria-hidden="true" width={18} height={18} viewBox="0 0 24 24" fill="currentColor">
      <path d="M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.66l-5.21-6.82-5.97 6.82H1.68l7.73-8.84L1.25 2.25h6.83l4.71 6.23zm-1.16 17.52h1.83L7.08 4.13H5.12z" />
    </svg>
  );
}

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
