import { msg, t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';

/** What somebody signed out wanted to do. */
export type GatedAction = 'accounts' | 'personas' | 'report' | 'schedule';

const sentences: Record<GatedAction, string> = {
  accounts: msg('Please connect your X account to add social accounts'),
  personas: msg('Please connect your X account to manage AI personas'),
  report: msg('Please connect your X account to export analytics'),
  schedule: msg('Please connect your X account to schedule posts'),
};

export function tellToConnect(action: GatedAction): void {
  showToast({
    title: t('Authentication Required'),
    description: t(sentences[action]),
    variant: 'destructive',
  });
}
