import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { startTwitterSignIn } from '#shared/contracts/sign-in.ts';
import { t } from '#shared/i18n/translate.ts';
import { FactList, TestPage } from './test-page.tsx';

const starts = [startTwitterSignIn.path, '/x-auth'];

/** Starts a sign-in by the older addresses, and tells what a callback to this page carried. */
export default function XCallbackTestPage() {
  const [received] = useState(() => new URLSearchParams(window.location.search));
  const told = (name: string) => (received.has(name) ? 'received' : 'absent');

  return (
    <TestPage
      title={t('X Callback Test')}
      subtitle={t('Parameters that X returns, and older sign-in routes')}
    >
      <h2 className="heading mb-4 text-xl">{t('Parameters of this address')}</h2>
      <FactList
        facts={[
          ['code', told('code')],
          ['state', told('state')],
          ['error', received.get('error') ?? 'absent'],
        ]}
      />
      <p className="mt-3 text-sm text-muted">
        {t('The values of code and state are not shown: whoever reads them could use them.')}
      </p>
      <h2 className="heading mt-8 mb-4 text-xl">{t('Start a sign-in')}</h2>
      <div className="flex flex-wrap gap-3">
        {starts.map((path) => (
          <Button key={path} variant="soft" asChild>
            <a href={`${path}?returnTo=/x-callback-test`}>{path}</a>
          </Button>
        ))}
      </div>
    </TestPage>
  );
}
