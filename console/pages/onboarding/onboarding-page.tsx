import { useEffect } from 'react';
import { Link } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { SignInCard } from '#shared/features/auth/sign-in-card.tsx';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { FIRST_RUN, HOME } from '../../routes.ts';

const ToCome = () => <SkeletonBar className="h-72" />;
const Steps = lazyComponent(async () => (await import('./steps.tsx')).Steps, { Meanwhile: ToCome });

/** From signing in to the first draft, in five steps. */
export default function OnboardingPage() {
  const { state } = useAuthentication();
  useEffect(() => Steps.soon(), []);

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading
        title={t('Set up Troupe')}
        subtitle={t(
          'Five short steps to a first draft in your own voice. You can skip any step. Nothing is posted.',
        )}
        action={
          state === 'signed-out' ? null : (
            <Link href={HOME} className="text-sm font-medium text-link underline">
              {t('Skip for now')}
            </Link>
          )
        }
      />
      {state === 'signed-out' ? (
        <SignInCard returnTo={FIRST_RUN} />
      ) : state === 'checking' ? (
        <ToCome />
      ) : (
        <Steps />
      )}
    </div>
  );
}
