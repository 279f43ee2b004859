import type { ApiClient } from '#shared/client/api-client.ts';
import * as contract from '#shared/contracts/settings.ts';
import { restOfTexts } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { shortName } from '#shared/lib/time/zone-names.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { deviceZone } from '#shared/ui/forms/time-zone-choice.ts';

/** Whether the zone of this device is that of the settings now. It is not said of UTC, which they had. */
export async function takeDeviceZone(api: ApiClient, change: () => void): Promise<boolean> {
  const zone = deviceZone();
  const body = { timezone: shortName(zone) ?? zone };
  const [{ taken }] = await Promise.all([
    api.call(contract.takeDeviceZone, { body }),
    restOfTexts(),
  ]);
  if (taken && zone !== 'UTC') {
    showToast({
      title: t('Times in {zone}', { zone: zone.replaceAll('_', ' ') }),
      description: t('The time zone of this device, now also of your settings.'),
      action: { label: t('Change'), act: change },
    });
  }
  return taken;
}
