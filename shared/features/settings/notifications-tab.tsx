import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { SectionCard } from './section-card.tsx';
import { SwitchField } from './switch-field.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** What Troupe tells, and where it tells it. */
export function NotificationsTab({ fields }: { fields: SettingsFields }) {
  const { notifications, profile } = fields.shown;
  const health = useQuery(healthQuery(useApi())).data;
  const toggle = (name: keyof typeof notifications) => ({
    checked: notifications[name],
    onChange: (on: boolean) => fields.change(`notifications.${name}`, on),
  });
  return (
    <>
      <SectionCard title={t('Where')} note={t('Every notice also stands under Notifications.')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('Email notifications')}
            hint={emailHint(health?.email, profile.email)}
            {...toggle('emailNotifications')}
          />
          <SwitchField
            label={t('Push notifications')}
            hint={t('Notices reach your browsers while Troupe is closed, where you allow it.')}
            {...toggle('pushNotifications')}
          />
        </div>
      </SectionCard>
      <SectionCard title={t('What')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('Market alerts')}
            hint={t('The rules of your watchlist tell you when they fire.')}
            {...toggle('marketAlerts')}
          />
          <SwitchField
            label={t('Performance reports')}
            hint={t("Every morning: how yesterday's posts did, against the day before.")}
            {...toggle('performanceReports')}
          />
          <SwitchField
            label={t('Weekly digest')}
            hint={t('On Mondays: the week in one notice, with posts, engagement and followers.')}
            {...toggle('weeklyDigest')}
          />
        </div>
      </SectionCard>
    </>
  );
}

function emailHint(configured: boolean | undefined, address: string): string {
  if (configured === false) return t('Email is not configured on this server.');
  if (address === '') return t('Notices come by email once your profile has an address.');
  return t('Notices also go to {address}.', { address });
}
