import { useEffect } from 'react';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { chooseLanguage } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { showFailure } from '#shared/ui/feedback/toast-store.ts';

// Times stand as they did the last time until it is here: see display-zone.ts.
async function follow(timeZone: string): Promise<void> {
  const { followSettings } = await import('#shared/ui/forms/time-zone-choice.ts');
  followSettings(timeZone);
}

/** Speaks the language and shows times in the zone that the settings of the signed-in person name. */
export function useLanguageAndZone(): void {
  const { user } = useAuthentication();
  const { language, timeZone } = user ?? {};

  useEffect(() => {
    if (timeZone) void follow(timeZone).catch(() => {});
  }, [timeZone]);

  useEffect(() => {
    if (!language) return;
    chooseLanguage(language).catch(() =>
      showFailure(t('Your language could not be loaded. Reload the page to try again.')),
    );
  }, [language]);
}
