import { t } from '#shared/i18n/translate.ts';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to see your team.')}</SignInPrompt>;
}

export function Loading() {
  return (
    <LoadingList label={t('Loading members...')} count={3} className="grid gap-3">
      <SkeletonBar className="h-20" />
    </LoadingList>
  );
}
