import { lazy } from 'react';
import { t } from '#shared/i18n/translate.ts';

// For a visitor alone: without it there is nothing to see.
const SignInPrompt = lazy(async () => {
  const { SignInPrompt } = await import('#shared/ui/feedback/sign-in-prompt.tsx');
  return { default: SignInPrompt };
});

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to schedule posts')}</SignInPrompt>;
}
