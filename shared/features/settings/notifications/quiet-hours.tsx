import { t } from '#shared/i18n/translate.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { deviceZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { SwitchField } from '../switch-field.tsx';
import type { SettingsFields } from '../use-settings-form.ts';

/** When nothing is sent to this member; the list fills all the same. */
export function QuietHours({ fields }: { fields: SettingsFields }) {
  const {
    quietHours = false,
    quietFrom = '',
    quietTo = '',
    quietZone = 'UTC',
  } = fields.shown.notifications;

  function toggle(on: boolean) {
    // At first those of where this device is.
    const isFirst = on && !fields.saved.notifications.quietHours;
    const also: Record<string, string> = isFirst ? { 'notifications.quietZone': deviceZone() } : {};
    fields.change('notifications.quietHours', on, also);
  }

  return (
    <div>
      <SwitchField
        label={t('Quiet hours')}
        hint={t('Push and email wait until they are over.')}
        checked={quietHours}
        onChange={toggle}
      />
      {quietHours ? (
        <div className="grid gap-4 pb-2 sm:grid-cols-2">
          <LineField
            label={t('From')}
            type="time"
            required
            value={quietFrom}
            error={fields.issueOf('notifications.quietFrom')}
            onType={(time) => fields.change('notifications.quietFrom', time.slice(0, 5))}
          />
          <LineField
            label={t('Until')}
            type="time"
            required
            value={quietTo}
            error={fields.issueOf('notifications.quietTo')}
            onType={(time) => fields.change('notifications.quietTo', time.slice(0, 5))}
          />
          <div className="sm:col-span-2">
            <TimeZoneField
              value={quietZone}
              onChoose={(zone) => fields.change('notifications.quietZone', zone)}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}
