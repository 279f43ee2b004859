import { BackupSection } from './backup-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';

/** What a person may do with all their data, for the Danger Zone of the settings. */
export function DataDangerZone() {
  return (
    <div className="mt-6 flex flex-col gap-6">
      <ExportSection />
      <BackupSection />
      <DeleteSection />
    </div>
  );
}
