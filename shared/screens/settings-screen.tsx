import { DataDangerZone } from '#shared/features/account-data/danger-zone-data.tsx';
import { SignedInDevices } from '#shared/features/auth/signed-in-devices.tsx';
import { PushSwitch } from '#shared/features/notifications/push-switch.tsx';
import { AskToApprove } from '#shared/features/schedule/ask-to-approve.tsx';
import { SettingsScreen as Settings } from '#shared/features/settings/settings-screen.tsx';

/** The settings with what other features put among them. */
export function SettingsScreen() {
  return (
    <>
      <Settings devices={<SignedInDevices />} data={<DataDangerZone />} push={<PushSwitch />} />
      <AskToApprove />
    </>
  );
}
