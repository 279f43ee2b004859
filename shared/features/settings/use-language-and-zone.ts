import { useEffect } from 'react';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { chooseLanguage } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { followSettings } from '#shared/ui/time-zone-choice.ts';
import { showToast } from '#shared/ui/toast-store.ts';

/** Speaks the language and shows times in the zone that the settings of the signed-in person name. */
export function useLanguageAndZone(): void {
  const { user } = useAuthentication();
  const { language, timeZone } = user ?? {};

  useEffect(() => {
    if (timeZone) followSettings(timeZone);
  }, [timeZone]);

  useEffect(() => {
    if (!language) return;
    chooseLanguage(language).catch(() =>
      showToast({
        title: t('Error'),
        description: t(
          'The texts of your language could not be loaded. Reload the page to try again.',
        ),
        variant: 'destructive',
      }),
    );
  }, [language]);
}
