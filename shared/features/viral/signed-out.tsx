import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { xSignInPath } from '#shared/features/auth/queries.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ChartIcon, PeopleIcon, SparkIcon } from '#shared/ui/icons.tsx';

const promises = [
  {
    title: msg('A library of viral posts'),
    text: msg('Keep posts that did well, with their metrics, in one place.'),
    icon: <ChartIcon size={22} />,
  },
  {
    title: msg('Why it worked'),
    text: msg('Each post gets a virality score out of 100, with its hooks and the reasons.'),
    icon: <SparkIcon size={22} />,
  },
  {
    title: msg('Personas that learn'),
    text: msg('Train a persona on the posts you choose. Its voice does not change.'),
    icon: <PeopleIcon size={22} />,
  },
];

/** What viral training is, for those who are not signed in. */
export function SignedOut() {
  const host = useHost();
  return (
    <>
      <ul className="grid list-none gap-5 md:grid-cols-3">
        {promises.map(({ title, text, icon }) => (
          <li key={title}>
            <Card className="h-full">
              <span className="grid size-11 place-items-center rounded-control bg-link-tint text-link">
                {icon}
              </span>
              <h2 className="heading mt-4 text-lg">{t(title)}</h2>
              <p className="mt-1.5 text-sm text-muted">{t(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section className="mt-6 rounded-card border border-line bg-link-tint px-6 py-12 text-center">
        <h2 className="heading text-2xl text-balance">{t('Learn from what already went viral')}</h2>
        <p className="mx-auto mt-2 mb-7 max-w-[48ch] text-balance text-muted">
          {t('Connect your X account to start your library and train your first persona.')}
        </p>
        <Button
          size="4"
          onClick={() => host.navigate(xSignInPath({ returnTo: '/viral-training' }))}
        >
          {t('Connect X Account')}
        </Button>
      </section>
    </>
  );
}
