import { t } from '#shared/i18n/translate.ts';
import { later } from '#shared/ui/later.tsx';

// For a visitor alone.
const SignInPrompt = later(
  async () => (await import('#shared/ui/sign-in-prompt.tsx')).SignInPrompt,
);

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to schedule posts')}</SignInPrompt>;
}
