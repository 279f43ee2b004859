import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { insertDefaults, updateSettings } from '#api/domains/settings/queries.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';

/** Gives a workspace the default settings with these changes, as its own domain saves them. */
export function changeSettings(
  db: Database,
  owner: string,
  change: (settings: Settings) => void,
): Promise<void> {
  const settings = structuredClone(defaultSettings);
  change(settings);
  return withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    await updateSettings(tx, owner, settings, {}).execute();
  });
}
