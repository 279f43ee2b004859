import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import { askToConfirm } from './mail-address/ask-to-confirm.ts';
import { maskedKeys, noKeys, sealedKeys } from './provider-keys.ts';
import { findSettings, insertDefaults, lockSettings, updateSettings } from './queries.ts';

export { providersOf } from './own-providers.ts';

type Tools = Pick<Context, 'db' | 'sealer'>;

/** The settings for whoever acts on them, without keys. In the caller's transaction. */
export async function settingsOf(tx: Db, owner: string): Promise<Settings> {
  const row = await findSettings(tx, owner).executeTakeFirst();
  return completedSettings(row?.data);
}

/** The IANA zone that a workspace's times are in when none is named. */
export function zoneOf({ profile }: Settings): string {
  return ianaZone(profile.timezone) ?? 'UTC';
}

/**
 * Counts one call to a model that somebody pays for against the bound that the workspace has set
 * itself. Throws `rate_limited`.
 */
export async function takeOwnModel(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { workspaceId: owner }: Pick<Actor, 'workspaceId'>,
): Promise<void> {
  const { api } = await withWorkspace(db, owner, (tx) => settingsOf(tx, owner));
  limits.take('model', owner, api.rateLimits.requestsPerMinute);
}

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
    const data = { ...given, api: { ...given.api, ...noKeys } };
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

/** What was saved before a setting existed has that setting's default. */
export function completedSettings(data: Partial<Settings> | null | undefined): Settings {
  const { profile, notifications, automation, privacy, api } = defaultSettings;
  return {
    profile: { ...profile, ...data?.profile },
    notifications: { ...notifications, ...data?.notifications },
    automation: { ...automation, ...data?.automation },
    privacy: { ...privacy, ...data?.privacy },
    api: { ...api, ...data?.api, rateLimits: { ...api.rateLimits, ...data?.api?.rateLimits } },
  };
}
