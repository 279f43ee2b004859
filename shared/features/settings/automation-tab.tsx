import { t } from '#shared/i18n/translate.ts';
import { NumberField } from './number-field.tsx';
import { SectionCard } from './section-card.tsx';
import { SwitchField } from './switch-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';

type Switches = Exclude<keyof SettingsFields['shown']['automation'], 'maxPostsPerDay'>;

/** What Troupe does by itself, and how much of it. */
export function AutomationTab({ fields }: { fields: SettingsFields }) {
  const { automation } = fields.shown;
  const toggle = (name: Switches) => ({
    checked: automation[name],
    onChange: (on: boolean) => fields.change(`automation.${name}`, on),
  });
  return (
    <>
      <SectionCard title={t('Posting')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('Auto-post')}
            hint={t('Campaign posts are posted automatically. When off, they need approval.')}
            {...toggle('autoPostEnabled')}
          />
          <SwitchField
            label={t('Smart scheduling')}
            hint={t('Free slots prefer the hours at which your posts did best.')}
            {...toggle('smartScheduling')}
          />
          <SwitchField
            label={t('Pause on weekends')}
            hint={t('Nothing is posted on Saturday and Sunday in your time zone.')}
            {...toggle('pauseOnWeekends')}
          />
          <div className="py-3">
            <NumberField
              fields={fields}
              place="automation.maxPostsPerDay"
              label={t('Max posts per day')}
              hint={t('1-50. Extra posts move to the next day.')}
              max={50}
              value={automation.maxPostsPerDay}
            />
          </div>
        </div>
      </SectionCard>
      <SectionCard title={t('AI')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('AI persona training')}
            hint={t('The persona learns from drafts you accept or edit.')}
            {...toggle('aiPersonaTraining')}
          />
          <SwitchField
            label={t('Content moderation')}
            hint={t('Posts with banned content stay on hold until you release them.')}
            {...toggle('contentModeration')}
          />
        </div>
      </SectionCard>
    </>
  );
}
