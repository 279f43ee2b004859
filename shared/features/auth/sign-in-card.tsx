import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { LockIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { ContinueButton, SandboxNote, SignInTerms } from './continue-with-x.tsx';

/** Sign in with X, and beside it the test account where this server has one. */
export function SignInCard({ returnTo }: { returnTo?: string }) {
  return (
    <Card className="p-7 md:p-9">
      <h2 className="heading text-2xl">{t('Sign in with X')}</h2>
      <p className="mt-2 mb-6 text-muted">
        {t('Your X account is your Troupe account. There is no password to choose.')}
      </p>
      <ContinueButton {...(returnTo ? { returnTo } : {})} />
      <p className="mt-6 flex items-start gap-2.5 text-sm text-muted">
        <LockIcon size={18} />
        {t(
          "Your credentials are encrypted. X's tokens are stored with AES-256-GCM and never reach the browser.",
        )}
      </p>
      <SignInTerms />
      {/* Last, as they come with an answer of the server: nothing here moves for them. */}
      <SandboxNote />
      <TestSignIn />
    </Card>
  );
}

/** The test account, where this server has one. */
function TestSignIn() {
  const host = useHost();
  const { data: health } = useQuery(healthQuery(useApi()));
  if (!health?.testLogin) return null;
  return (
    <SecondaryButton
      size="3"
      className="mt-3 w-full"
      onClick={() => host.navigate('/manual-login')}
    >
      {t('Continue with a test account')}
    </SecondaryButton>
  );
}
