import { SignedInDevices } from '#shared/features/auth/signed-in-devices.tsx';
import { SettingsScreen as Settings } from '#shared/features/settings/settings-screen.tsx';

/** The settings with what other features put among them. */
export function SettingsScreen() {
  return <Settings devices={<SignedInDevices />} data={null} push={null} />;
}
