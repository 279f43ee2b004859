import { useLocation } from 'wouter';
import { useTestLogin } from '#shared/features/auth/use-test-login.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { HOME } from '../routes.ts';
import { TestOnlyNote } from './auth/test-page.tsx';

export default function ManualLoginPage() {
  const [, navigate] = useLocation();
  const login = useTestLogin();

  function signIn() {
    login.mutate(undefined, {
      onSuccess: ({ user }) => {
        showToast({
          title: t('Login Successful'),
          description: t('Welcome back, {name}!', { name: user.username }),
        });
        navigate(HOME);
      },
    });
  }

  return (
    <div className="mx-auto max-w-md py-10 md:py-16">
      <Card className="p-8 text-center">
        <h1 tabIndex={-1} className="heading headline text-3xl">
          {t('Manual Login')}
        </h1>
        <p className="mt-1 text-muted">{t('Test authentication system')}</p>
        <BusyButton size="3" className="mt-8 w-full" busy={login.isPending} onClick={signIn}>
          {login.isPending ? t('Authenticating...') : t('Test Login')}
        </BusyButton>
        <TestOnlyNote />
      </Card>
    </div>
  );
}
