import { useEffect } from 'react';
import { SettingsScreen as Settings } from '#shared/features/settings/settings-screen.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

// On tabs that are not the first.
const Devices = lazyComponent(
  async () => (await import('#shared/features/auth/signed-in-devices.tsx')).SignedInDevices,
);
const LocalServerPart = lazyComponent(
  async () => (await import('#shared/features/settings/local-server/local-server.tsx')).LocalServer,
);
const DangerZone = lazyComponent(
  async () => (await import('#shared/features/account-data/danger-zone-data.tsx')).DataDangerZone,
);
const Push = lazyComponent(
  async () => (await import('#shared/features/notifications/push-switch.tsx')).PushSwitch,
);
// It speaks only once something has been saved.
const AskToApprove = lazyComponent(
  async () => (await import('#shared/features/schedule/list/ask-to-approve.tsx')).AskToApprove,
  { isWanted: () => false },
);

/** The settings with what other features put among them. */
export default function SettingsScreen() {
  useEffect(() => {
    for (const part of [LocalServerPart, Devices, DangerZone, Push]) part.ahead();
  }, []);
  return (
    <>
      <Settings
        localServer={<LocalServerPart />}
        devices={<Devices />}
        data={<DangerZone />}
        push={<Push />}
      />
      <AskToApprove />
    </>
  );
}
