import { Redirect } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { SignInCard } from '#shared/features/auth/sign-in-card.tsx';
import { msg, t } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { HOME } from '../routes.ts';
import { TermsLinks } from './login/terms-links.tsx';
import { WhyX } from './login/why-x.tsx';

const benefits = [
  msg('Multiple AI personas, each with a voice of its own'),
  msg('Real-time sentiment analysis of the market you write about'),
  msg('AI humanization and detection bypass: removes generic AI phrasing and matches your style'),
];

export default function LoginPage() {
  const { state } = useAuthentication();
  if (state === 'signed-in') return <Redirect to={HOME} replace />;
  return (
    <div className="grid items-start gap-x-16 gap-y-10 py-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:py-12">
      <div>
        <h1 tabIndex={-1} className="heading headline text-4xl md:text-5xl">
          {t('Welcome')}
        </h1>
        <p className="mt-3 max-w-[42ch] text-lg text-muted">
          {t(
            'AI personas for people who work in crypto on X. They draft, you decide what is posted.',
          )}
        </p>
        <ul className="mt-8 grid gap-4">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-3">
              <span className="grid size-6 shrink-0 place-items-center rounded-full bg-link-tint text-link">
                <CheckIcon size={14} />
              </span>
              {t(benefit)}
            </li>
          ))}
        </ul>
      </div>
      <div className="md:row-span-2">
        <SignInCard />
        <TermsLinks />
      </div>
      <WhyX />
    </div>
  );
}
