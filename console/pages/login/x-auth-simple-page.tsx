import { Redirect } from 'wouter';
import { ContinueWithX, SignInTerms } from '#shared/features/auth/continue-with-x.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { HOME } from '../../routes.ts';
import { TermsLinks } from './terms-links.tsx';

/** Signing in and nothing else. */
export default function XAuthSimplePage() {
  const { state } = useAuthentication();
  if (state === 'signed-in') return <Redirect to={HOME} replace />;
  return (
    <div className="mx-auto max-w-md py-10 md:py-16">
      <Card className="p-8 text-center">
        <h1 tabIndex={-1} className="heading headline text-3xl">
          {t('Welcome to Troupe')}
        </h1>
        <p className="mt-2 mb-8 text-muted">{t('Sign in with your X account to continue.')}</p>
        <ContinueWithX />
        <SignInTerms />
        <TermsLinks />
      </Card>
    </div>
  );
}
