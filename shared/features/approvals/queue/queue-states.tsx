import { t } from '#shared/i18n/translate.ts';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

export function SignedOut() {
  return <SignInPrompt>{t('Please sign in to see approvals.')}</SignInPrompt>;
}

export function Loading() {
  return (
    <LoadingList label={t('Loading approvals')} count={2} className="grid gap-4">
      <SkeletonBar className="h-64 rounded-card" />
    </LoadingList>
  );
}
