import { Button } from '@radix-ui/themes';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { giveUpConnecting } from '#shared/features/connections/connecting-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { AlertIcon } from '#shared/ui/icons.tsx';

/** Whoever is signed in wanted to connect one more account. */
export default function LoginFailedPage() {
  const { state } = useAuthentication();
  const [code, setCode] = useState<string | null>(null);
  // Not while it is rendered: the page is drawn ahead, where there is no address.
  useLayoutEffect(() => {
    giveUpConnecting();
    setCode(new URLSearchParams(window.location.search).get('code'));
  }, []);
  return (
    <div className="mx-auto max-w-md py-10 md:py-16">
      <Card className="flex flex-col items-center p-8 text-center">
        <span className="text-danger">
          <AlertIcon size={36} />
        </span>
        <h1 tabIndex={-1} className="heading headline mt-4 text-3xl">
          {t('Login Failed')}
        </h1>
        <p className="mt-2 text-balance text-muted">{reasonFor(code)}</p>
        <Button size="3" className="mt-8 w-full" asChild>
          <Link href={state === 'signed-in' ? '/social-connections' : '/login'}>
            {t('Try Again')}
          </Link>
        </Button>
      </Card>
    </div>
  );
}

/** By the code of the call that failed: X may not even have been asked. */
function reasonFor(code: string | null): string {
  if (code === 'rate_limited') return t('Too many requests. Try again in a moment.');
  if (code === 'provider_unavailable') {
    return t('The database does not answer. Try again shortly.');
  }
  return t('There was an error signing in with X. Please try again.');
}
