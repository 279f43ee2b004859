import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { getMailAddress } from '#shared/contracts/mail-address.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { healthQuery } from '#shared/features/health/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { mailAddressQuery, useSendConfirmation } from '../mail-address-queries.ts';
import { SectionCard } from '../section-card.tsx';
import { SwitchField } from '../switch-field.tsx';
import type { SettingsFields } from '../use-settings-form.ts';
import { QuietHours } from './quiet-hours.tsx';

type Topic = Exclude<keyof Settings['notifications'], `quiet${string}`>;

/** What Troupe tells, and where it tells it. */
export function NotificationsTab({ fields }: { fields: SettingsFields }) {
  const { notifications, profile } = fields.shown;
  const api = useApi();
  const health = useQuery(healthQuery(api)).data;
  const isSignedIn = useAuthentication().state === 'signed-in';
  const mail = useQuery({ ...mailAddressQuery(api), enabled: isSignedIn }).data;
  const toggle = (name: Topic) => ({
    checked: notifications[name],
    onChange: (on: boolean) => fields.change(`notifications.${name}`, on),
  });
  return (
    <>
      <SectionCard title={t('Delivery')} note={t('You can always find these under Notifications.')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('Email notifications')}
            hint={emailHint(health?.email, profile.email || (mail?.address ?? ''), mail?.state)}
            {...toggle('emailNotifications')}
          />
          <Unconfirmed mail={mail} typed={profile.email} />
          <SwitchField
            label={t('Push notifications')}
            hint={t('Sent to your browsers even while Troupe is closed, where you allow it.')}
            {...toggle('pushNotifications')}
          />
          <QuietHours fields={fields} />
        </div>
      </SectionCard>
      <SectionCard title={t('Topics')}>
        <div className="divide-y divide-line">
          <SwitchField
            label={t('Market alerts')}
            hint={t('Get notified when a watchlist alert triggers.')}
            {...toggle('marketAlerts')}
          />
          <SwitchField
            label={t('Performance reports')}
            hint={t("Every morning: yesterday's results compared with the day before.")}
            {...toggle('performanceReports')}
          />
          <SwitchField
            label={t('Weekly digest')}
            hint={t('On Mondays: a weekly summary of posts, engagement and followers.')}
            {...toggle('weeklyDigest')}
          />
        </div>
      </SectionCard>
    </>
  );
}

/** Until whoever reads the mailbox has said that it is theirs, nothing is mailed there. */
function Unconfirmed(props: {
  mail: EndpointResponse<typeof getMailAddress> | null | undefined;
  typed: string;
}) {
  const { mail, typed } = props;
  const send = useSendConfirmation();
  const address = mail?.address ?? '';
  // What is typed and not saved yet has not been written to.
  if (mail?.state !== 'unconfirmed' || (typed !== '' && typed !== address)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {t('{address} is not confirmed yet. Open the link we mailed there to get notifications.', {
          address,
        })}
      </p>
      <BusyButton type="button" variant="soft" busy={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? t('Sending...') : t('Send again')}
      </BusyButton>
    </div>
  );
}

function emailHint(configured: boolean | undefined, address: string, state?: string): string {
  if (configured === false) return t('Email is not configured on this server.');
  if (address === '') return t('Notifications are emailed once your profile has an address.');
  if (state === 'unconfirmed') return t('Notifications are emailed once the address is confirmed.');
  return t('Notifications are also sent to {address}.', { address });
}
