import { Button } from '@radix-ui/themes';
import { lazy, Suspense, useState } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { login } from '#shared/contracts/auth.ts';
import { t } from '#shared/i18n/translate.ts';
import { PlayIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Capabilities } from './capabilities.tsx';

const DemoDialog = lazy(() => import('./demo-dialog.tsx'));

export default function LandingPage() {
  const host = useHost();
  const [demo, setDemo] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const start = () => host.navigate(login.path);

  return (
    <>
      <section className="grid items-center gap-10 py-6 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-14">
        <div>
          <h1
            tabIndex={-1}
            className="heading headline text-4xl text-balance sm:text-5xl lg:text-[3.4rem]"
          >
            {t('AI personas for crypto, right inside X')}
          </h1>
          <p className="mt-4 max-w-[46ch] text-lg text-muted">
            {t(
              "Press AI Reply under a post to get a draft in your persona's voice in X's composer. You read it, change it, and press Reply yourself.",
            )}
          </p>
          <p className="mt-4 text-sm text-muted">
            <span className="font-medium text-ink">{t('Minimal permissions')}: </span>
            {t('Reading, posting and media. Never your direct messages.')}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button size="4" onClick={start}>
              {t('Start Free Trial')}
            </Button>
            <SecondaryButton size="4" onClick={() => setDemo('open')}>
              <PlayIcon /> {t('Watch Demo')}
            </SecondaryButton>
          </div>
          <p className="mt-4 text-sm text-muted">
            {t('Free and open source. It also runs without an AI key and without an X app.')}
          </p>
        </div>
        <picture>
          <source srcSet="/reply-on-x.webp" media="(prefers-color-scheme: dark)" />
          <img
            src="/reply-on-x-light.webp"
            alt={t(
              'The Troupe draft open under a post on X, with a reply in the voice of a persona',
            )}
            width={1280}
            height={900}
            fetchPriority="high"
            decoding="sync"
            className="h-auto w-full rounded-card border border-line shadow-raised max-sm:aspect-[5/6] max-sm:object-cover max-sm:object-[58%_50%]"
          />
        </picture>
      </section>
      <Capabilities />
      <section
        aria-labelledby="closing"
        className="my-6 rounded-card border border-line bg-link-tint px-6 py-12 text-center md:py-16"
      >
        <h2 id="closing" className="heading text-2xl text-balance md:text-3xl">
          {t('Your voice, on every post worth answering')}
        </h2>
        <p className="mx-auto mt-2 max-w-[48ch] text-balance text-muted">
          {t('Sign in with X, make a persona, and see the first draft in two minutes.')}
        </p>
        <Button size="4" className="mt-7" onClick={start}>
          {t('Start Your Free Trial')}
        </Button>
      </section>
      {demo === 'unseen' ? null : (
        <Suspense fallback={null}>
          <DemoDialog open={demo === 'open'} onClose={() => setDemo('closed')} />
        </Suspense>
      )}
    </>
  );
}
