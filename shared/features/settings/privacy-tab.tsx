import { type Settings, visibilities } from '#shared/contracts/settings.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { SectionCard } from './section-card.tsx';
import { SwitchField } from './switch-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';

type Visibility = Settings['privacy']['profileVisibility'];

const looks: Record<Visibility, { label: string; hint: string }> = {
  public: { label: msg('Public'), hint: msg('Everyone sees your public buckets.') },
  private: { label: msg('Private'), hint: msg('Nobody else sees your public buckets.') },
  followers: {
    label: msg('Followers'),
    hint: msg('Only people who already use one of your buckets see the public ones.'),
  },
};

type Switches = Exclude<keyof Settings['privacy'], 'profileVisibility'>;

/** What others see, and what is kept. */
export function PrivacyTab({ fields }: { fields: SettingsFields }) {
  const { privacy } = fields.shown;
  const toggle = (name: Switches) => ({
    checked: privacy[name],
    onChange: (on: boolean) => fields.change(`privacy.${name}`, on),
  });
  return (
    <>
      <SectionCard title={t('Visibility')}>
        <div className="max-w-sm pb-2">
          <SelectField
            label={t('Profile visibility')}
            hint={t(looks[privacy.profileVisibility].hint)}
            error={fields.issueOf('privacy.profileVisibility')}
            options={visibilities.map((value) => ({ value, label: t(looks[value].label) }))}
            value={privacy.profileVisibility}
            onChoose={(value) => fields.change('privacy.profileVisibility', value)}
          />
        </div>
        <SwitchField
          label={t('Data sharing')}
          hint={t(
            'Others who use your public buckets also see engagement and notes of the samples.',
          )}
          {...toggle('dataSharing')}
        />
      </SectionCard>
      <SectionCard title={t('Data retention')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('Analytics tracking')}
            hint={t('Reads the metrics of your posts from X.')}
            {...toggle('analyticsTracking')}
          />
          <SwitchField
            label={t('Content backup')}
            hint={t('A daily copy of personas, buckets, drafts and posts, kept for 7 days.')}
            {...toggle('contentBackup')}
          />
        </div>
      </SectionCard>
    </>
  );
}
