import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';

/** What somebody signed out is told; `sentence` begins 'Please connect your X account'. */
export function askToConnect(sentence: string): void {
  showToast({
    title: t('Authentication Required'),
    description: sentence,
    variant: 'destructive',
  });
}
