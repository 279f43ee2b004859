import { Button } from '@radix-ui/themes';
import { Link } from 'wouter';
import { ConnectExtension } from '#shared/features/auth/connect-extension.tsx';
import { t } from '#shared/i18n/translate.ts';

export function ExtensionStep(props: { done: boolean; onDone(): void }) {
  return (
    <>
      <p className="mb-5 text-muted">
        {props.done
          ? t('An extension of yours has already used its key.')
          : t('The extension puts AI Reply under every post on X.')}{' '}
        <Link href="/extension" className="text-link underline">
          {t('Install steps and keys')}
        </Link>
      </p>
      <ConnectExtension />
      <Button size="3" variant="soft" color="gray" className="mt-6" onClick={props.onDone}>
        {t('Continue')}
      </Button>
    </>
  );
}
