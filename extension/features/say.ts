import { t } from '#shared/i18n/translate.ts';
import { setStoredLocale } from '../popover/set-locale.ts';
import { showNotice } from './notice.ts';

/** Tells a person one sentence in their language, whose words are loaded when there is one to say. */
export async function say(
  signal: AbortSignal,
  sentence: string,
  values?: Record<string, string>,
): Promise<void> {
  await setStoredLocale();
  showNotice(t(sentence, values), { signal });
}
