import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { askToConfirm } from './mail-address/ask-to-confirm.ts';
import { maskedKeys, noKeys, sealedKeys } from './provider-keys.ts';
import { completedSettings } from './public.ts';
import { findSettings, insertDefaults, lockSettings, updateSettings } from './queries.ts';

type Tools = Pick<Context, 'db' | 'sealer'>;

export async function readSettings({ db, sealer }: Tools, owner: string): Promise<Settings> {
  const row = await withWorkspace(db, owner, (tx) => findSettings(tx, owner).executeTakeFirst());
  return shown(sealer, owner, completedSettings(row?.data), row?.secrets ?? {});
}

/** Saves the whole object. Of two saves at once the later one stands, as a whole. */
export async function saveSettings(
  { db, sealer, env, queue }: Tools & Pick<Context, 'env' | 'queue'>,
  owner: string,
  given: Settings,
): Promise<Settings> {
  return withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    const { data: before, secrets: old } = await lockSettings(tx, owner).executeTakeFirstOrThrow();
    const secrets = sealedKeys(sealer, owner, given.api, old);
    // A client that is older than this choice sends the rest without it.
    const { preferLocalServer = false } = { ...before.api, ...given.api };
    const data = { ...given, api: { ...given.api, ...noKeys, preferLocalServer } };
    await updateSettings(tx, owner, data, secrets).execute();
    if (data.profile.email !== before.profile?.email) await askToConfirm({ env, queue }, tx, owner);
    announce(tx, owner, 'settings');
    return shown(sealer, owner, data, secrets);
  });
}

/**
 * Everything as on the first day, the keys gone too. That mail was sent stays known: who resets may
 * not have more of it sent to strangers.
 */
export async function resetSettings({ db }: Tools, owner: string): Promise<Settings> {
  await withWorkspace(db, owner, async (tx) => {
    await insertDefaults(tx, owner).execute();
    await updateSettings(tx, owner, defaultSettings, {}).execute();
    announce(tx, owner, 'settings');
  });
  return defaultSettings;
}

function shown(
  sealer: Context['sealer'],
  owner: string,
  data: Settings,
  secrets: Record<string, string>,
): Settings {
  return { ...data, api: { ...data.api, ...maskedKeys(sealer, owner, secrets) } };
}
