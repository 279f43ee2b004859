import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { getMailAddress } from '#shared/contracts/mail-address.ts';
import {
  getSettings,
  resetSettings,
  type Settings,
  saveSettings,
} from '#shared/contracts/settings.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';
import { chooseLanguage } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast, type ToastContent } from '#shared/ui/feedback/toast-store.ts';

export const settingsQuery = (api: ApiClient) =>
  readQuery(api, getSettings, t('Failed to load settings'));

/** Saves what an edit makes of the settings; what the server made of that is what the screens show. */
export function useSaveSettings() {
  return useSaving(
    (now, edit: (now: Settings) => Settings) => edit(now),
    () => ({ title: t('Settings Saved'), description: t('Your changes are in effect.') }),
  );
}

/** Saves only who the person is; everything else stays as the server has it. */
export function useSaveProfile() {
  return useSaving(
    (now, profile: Partial<Settings['profile']>) => ({
      ...now,
      profile: { ...now.profile, ...profile },
    }),
    () => ({ title: t('Profile updated') }),
  );
}

function useSaving<Change>(
  edit: (now: Settings, change: Change) => Settings,
  said: () => ToastContent,
) {
  const { api, changed } = useChangedSettings();
  return useMutation({
    // Read anew: the whole object would undo what another tab has saved since, a key perhaps.
    mutationFn: async (change: Change) =>
      api.call(saveSettings, { body: edit(await api.call(getSettings), change) }),
    meta: { errorMessage: t('Failed to save settings. Please try again.') },
    onSuccess: async (saved) => {
      await changed(saved);
      showToast(said());
    },
  });
}

export function useResetSettings() {
  const { api, changed } = useChangedSettings();
  return useMutation({
    mutationFn: () => api.call(resetSettings),
    meta: { errorMessage: t('Failed to reset settings. Please try again.') },
    onSuccess: async (defaults) => {
      await changed(defaults);
      showToast({
        title: t('Settings Reset'),
        description: t('All settings are back to their defaults.'),
      });
    },
  });
}

function useChangedSettings() {
  const api = useApi();
  const queries = useQueryClient();
  return {
    api,
    /** Language, time zone and names go with the user, who is read again. */
    async changed(settings: Settings): Promise<void> {
      const { queryKey } = settingsQuery(api);
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, settings);
      void queries.invalidateQueries({ queryKey: [getMailAddress.path] });
      await queries.invalidateQueries({ queryKey: currentUserQuery(api).queryKey });
      // What is said of it next is in the new language; where its texts do not come, that is said.
      if (before && before.profile.language !== settings.profile.language) {
        await chooseLanguage(settings.profile.language).catch(() => {});
      }
    },
  };
}
