import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHost } from '#shared/client/host.tsx';
import { startXSignIn } from '#shared/contracts/auth.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';

/** Asks before an X user who is an account of some workspace becomes a second user. */
export default function AccountSignInPage() {
  const host = useHost();
  const [{ username, returnTo }] = useState(readAddress);
  const anyway = new URLSearchParams({ sure: '1', ...(returnTo ? { returnTo } : {}) });
  return (
    <div className="mx-auto max-w-lg py-8 md:py-16">
      <h1 tabIndex={-1} className="heading headline text-3xl md:text-4xl">
        {t('This account is already connected')}
      </h1>
      <Card className="mt-6">
        <p className="wrap-anywhere">
          {t(
            '@{username} is connected to a workspace as an X account to post with. Signing in with it makes a new user with an empty workspace.',
            { username },
          )}
        </p>
        <p className="mt-3 text-muted">
          {t(
            'If you work in that workspace, switch to your own account at X, then sign in with it.',
          )}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="3" asChild>
            <Link href="/login">{t('Back')}</Link>
          </Button>
          <SecondaryButton size="3" onClick={() => host.navigate(`${startXSignIn.path}?${anyway}`)}>
            {t('Sign in anyway')}
          </SecondaryButton>
        </div>
      </Card>
    </div>
  );
}

function readAddress() {
  const query = new URLSearchParams(window.location.search);
  const username = query.get('username') ?? '';
  return {
    username: /^\w{1,15}$/.test(username) ? username : '',
    returnTo: query.get('returnTo'),
  };
}
