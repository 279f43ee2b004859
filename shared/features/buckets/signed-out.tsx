import { t } from '#shared/i18n/translate.ts';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to manage content buckets')}</SignInPrompt>;
}
