import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { LockIcon } from '../action-icons.tsx';
import { EmptyState } from './states.tsx';

/** What stands in a screen's place while nobody is signed in. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  const host = useHost();
  return (
    <EmptyState
      icon={<LockIcon size={26} />}
      title={t('Authentication Required')}
      action={
        <Button size="3" onClick={host.signIn}>
          {t('Sign in')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
