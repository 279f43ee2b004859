import { useEffect } from 'react';
import {
  EmbeddedModelsPart,
  LocalServerPart,
  modelParts,
} from '#shared/features/settings/model-parts.tsx';
import { SettingsScreen as Settings } from '#shared/features/settings/settings-screen.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

// On tabs that are not the first.
const Devices = lazyComponent(
  async () => (await import('#shared/features/auth/signed-in-devices.tsx')).SignedInDevices,
);
const DangerZone = lazyComponent(
  async () => (await import('#shared/features/account-data/danger-zone-data.tsx')).DataDangerZone,
);
const Push = lazyComponent(
  async () => (await import('#shared/features/notifications/push-switch.tsx')).PushSwitch,
);
// It speaks only once something has been saved.
const AskToApprove = lazyComponent(
  async () => (await import('#shared/features/schedule/worklist/ask-to-approve.tsx')).AskToApprove,
  { isWanted: () => false },
);

/** The settings with what other features put among them. */
export default function SettingsScreen() {
  useEffect(() => {
    for (const part of [...modelParts, Devices, DangerZone, Push]) part.ahead();
  }, []);
  return (
    <>
      <Settings
        embeddedModels={<EmbeddedModelsPart />}
        localServer={<LocalServerPart />}
        devices={<Devices />}
        data={<DangerZone />}
        push={<Push />}
      />
      <AskToApprove />
    </>
  );
}
