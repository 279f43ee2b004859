import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { LinkIcon } from '#shared/ui/action-icons.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';

export function SignedOut() {
  const host = useHost();
  return (
    <EmptyState
      icon={<LinkIcon size={26} />}
      title={t('Connect your social accounts')}
      action={
        <Button size="3" onClick={host.signIn}>
          {t('Get Started')}
        </Button>
      }
    >
      {t('Sign in with X to connect accounts and manage them in one place')}
    </EmptyState>
  );
}
