import { t } from '#shared/i18n/translate.ts';
import { SignInPrompt } from '#shared/ui/sign-in-prompt.tsx';

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to schedule posts')}</SignInPrompt>;
}
