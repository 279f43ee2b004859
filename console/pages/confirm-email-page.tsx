import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { confirmMailAddress } from '#shared/contracts/mail-address.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';

/** Where the link of a mail leads. It takes a press: mail programs open links by themselves. */
export default function ConfirmEmailPage() {
  const api = useApi();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  // So that it stays in no history, no bookmark and no picture of the screen.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);
  const confirm = useMutation({
    mutationFn: () => api.call(confirmMailAddress, { body: { token: token ?? '' } }),
  });
  return (
    <div className="mx-auto max-w-lg py-8 md:py-16">
      <h1 tabIndex={-1} className="heading headline text-3xl md:text-4xl">
        {t('Confirm your address')}
      </h1>
      <Card className="mt-6">
        {confirm.data ? (
          <p role="status" className="wrap-anywhere">
            {t('{address} is confirmed. Notifications are sent there from now on.', {
              address: confirm.data.address,
            })}
          </p>
        ) : (
          <>
            <p>{t('Notifications are mailed only to an address that its owner has confirmed.')}</p>
            {confirm.error ? (
              <p role="alert" className="mt-3 text-danger">
                {errorSentence(confirm.error)}
              </p>
            ) : null}
            <BusyButton
              size="3"
              className="mt-4"
              busy={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {t('Confirm this address')}
            </BusyButton>
          </>
        )}
        <p className="mt-5 text-sm">
          <Link href="/settings" className="text-link underline underline-offset-2">
            {t('Settings')}
          </Link>
        </p>
      </Card>
    </div>
  );
}
