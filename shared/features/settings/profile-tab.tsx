import { languages } from '#shared/contracts/languages.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { languageNames } from '#shared/i18n/languages.ts';
import { t } from '#shared/i18n/translate.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { shortName } from '#shared/lib/time/zone-names.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { PersonFields } from '#shared/ui/forms/person-fields.tsx';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import ThemeChoices from '#shared/ui/theme/theme-choices.tsx';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';
import { SectionCard } from './section-card.tsx';
import { SwitchField } from './switch-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';
import { XProfile } from './x-profile.tsx';

type TextName = Exclude<keyof Settings['profile'], 'timezone' | 'language'>;

/** Who the person is, how the interface speaks to them and what it wears. */
export function ProfileTab({ fields }: { fields: SettingsFields }) {
  const { profile } = fields.shown;
  const { dark, choose } = useThemeStore();
  const mayZone = useMay('settings.manage');
  const text = (name: TextName) => ({
    value: profile[name],
    error: fields.issueOf(`profile.${name}`),
    onType: (typed: string) => fields.change(`profile.${name}`, typed),
  });
  return (
    <>
      <SectionCard title={t('Connected X profile')}>
        <XProfile />
      </SectionCard>
      <SectionCard title={t('About you')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <PersonFields
            text={text}
            emailHint={t('For notifications and reports. Nobody else sees it.')}
            bioRows={3}
          />
          <fieldset disabled={!mayZone} className="contents">
            <TimeZoneField
              label={t('Timezone')}
              hint={t('Used for all dates and as the default in forms.')}
              error={fields.issueOf('profile.timezone')}
              value={ianaZone(profile.timezone) ?? 'UTC'}
              onChoose={(zone) => fields.change('profile.timezone', shortName(zone) ?? zone)}
            />
          </fieldset>
          <SelectField
            label={t('Language')}
            hint={t('Interface language. Personas keep their own language.')}
            error={fields.issueOf('profile.language')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={profile.language}
            onChoose={(value) => fields.change('profile.language', value)}
          />
        </div>
      </SectionCard>
      <SectionCard title={t('Theme')} note={t('Applies immediately and is saved in this browser.')}>
        <ThemeChoices />
        <div className="mt-2">
          <SwitchField
            label={t('Dark mode')}
            hint={t('Every personality has light and dark colours.')}
            checked={dark}
            onChange={(on) => choose({ dark: on })}
          />
        </div>
      </SectionCard>
    </>
  );
}
