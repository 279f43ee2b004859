import { t } from '#shared/i18n/translate.ts';
import { faultOf } from './device-error.ts';

/** Why the model could not be downloaded, and what to do in the language of the panel. */
export function downloadFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'NetworkError') {
    return t('The download was interrupted. Check your connection, then try again.');
  }
  switch (faultOf(error, 'create')) {
    // Nothing is asked yet: the quota is the disk's.
    case 'too_long':
    case 'no_space':
      return t('There is not enough disk space for the model. Free up 22 GB, then try again.');
    case 'crashed':
      return t('The model crashed. Restart the browser, then try again.');
    case 'busy':
      return t('The browser is busy with its model. Try again in a minute.');
    default:
      return t(
        'The model could not be downloaded. Check that 22 GB of disk space are free, then try again.',
      );
  }
}
